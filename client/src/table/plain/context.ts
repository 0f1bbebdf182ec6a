import { getContext, setContext } from 'svelte';
import type { Reader } from './reader.svelte';

export const setReader = (reader: Reader): Reader => setContext('reader', reader);

export const getReader = (): Reader => getContext<Reader>('reader');
