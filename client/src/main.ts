import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

const SOON = 2_000;

/** Nothing can be shown before there are words; on a bad line they may need more than one try. */
async function haveWords(): Promise<void> {
  for (;;) {
    try {
      return await words.use(settings.chosen.language);
    } catch {
      await new Promise((again) => setTimeout(again, SOON));
    }
  }
}

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

settings.apply(document.documentElement);
await haveWords();
mount(App, { target });
