const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** Stages, years and ships are counted as on the board. */
export const roman = (n: number): string => NUMERALS[n] ?? String(n);
