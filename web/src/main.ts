import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { followLinks } from './router.svelte';
import { followTheme } from './settings.svelte';

followTheme();
followLinks();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js'));
}
