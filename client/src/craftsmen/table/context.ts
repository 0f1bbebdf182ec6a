import { getContext, setContext } from 'svelte';
import type { CraftsmenPlay } from './play.svelte';

export const setPlay = (play: CraftsmenPlay): CraftsmenPlay => setContext('play', play);

export const getPlay = (): CraftsmenPlay => getContext<CraftsmenPlay>('play');
