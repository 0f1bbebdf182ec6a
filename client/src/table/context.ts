import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

export const setTable = (table: Table): Table => setContext('table', table);

export const getTable = (): Table => getContext<Table>('table');
