import type { Level } from './types';

/** How strong an Automa plays, weakest first. */
export const LEVELS: readonly Level[] = ['low', 'medium', 'high', 'very-high'];
