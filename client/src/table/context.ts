// The drawings find the table as `play`; the parts of the table know that it is more than that.
import { getContext, setContext } from 'svelte';
import type { BarrageTable } from './table.svelte';

export const setTable = (table: BarrageTable): BarrageTable => setContext('play', table);

export const getTable = (): BarrageTable => getContext<BarrageTable>('play');
