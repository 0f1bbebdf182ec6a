// Small work on sentences that are said already.

/** A sentence for ears: the parts that are there, one after another. */
export function joined(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** The first letter large, for what stands alone on a button or a heading. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
