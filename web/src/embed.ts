/** The page that other sites may show within theirs: a board to look at, and nothing that acts for
 *  anybody. It has no router, so that no other page of the app can appear in a frame. */

import { mount } from 'svelte';

import './style/app.css';
import Embed from './pages/embed/Embed.svelte';
import { followTheme } from './session/settings.svelte';

followTheme();
mount(Embed, { target: document.getElementById('app')! });
