import { getContext, setContext } from 'svelte';
import type { BarragePlay } from './play.svelte';

export const setPlay = (play: BarragePlay): BarragePlay => setContext('play', play);

export const getPlay = (): BarragePlay => getContext<BarragePlay>('play');
