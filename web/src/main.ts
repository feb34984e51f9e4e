import { mount } from 'svelte';

import './style/app.css';
import App from './frame/App.svelte';
import { followLinks } from './pages/router.svelte';
import { followTheme, storage } from './session/settings.svelte';

followTheme();
followLinks();
mount(App, { target: document.getElementById('app')! });

// The settings of an account may have been changed in another browser.
if (storage()?.getItem('fourfold.account')) {
  void import('./session/account').then(({ catchUp }) => catchUp());
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js'));
}
