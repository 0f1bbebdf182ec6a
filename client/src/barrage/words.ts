// The words of Barrage, for drawings that are not given a table.
import { words } from '../lib/words.svelte';

export const { say, ui } = words.of('barrage');
