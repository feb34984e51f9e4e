import { mount } from 'svelte';
import '../src/style/app.css';
import Gallery from './Gallery.svelte';
const query = new URLSearchParams(location.search);
for (const name of ['theme', 'pieces']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
mount(Gallery, { target: document.getElementById('app')! });
