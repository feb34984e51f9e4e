import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { followLinks } from './router.svelte';
import { followTheme, storage } from './settings.svelte';

followTheme();
followLinks();
mount(App, { target: document.getElementById('app')! });

// Whoever has an account here: its settings may have been changed elsewhere.
if (storage()?.getItem('fourfold.account')) {
  void import('./account/following').then(({ catchUp }) => catchUp());
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js'));
}
