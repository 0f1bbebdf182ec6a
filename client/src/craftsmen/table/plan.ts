// Which plan the table is laid out by. A larger text takes the plan of the next narrower screen.
export type Plan = 'wide' | 'full' | 'low' | 'small';

/** Heights and widths are in pixels at the usual size of text. */
export function planOf(width: number, height: number, textSize = 16): Plan {
  const [w, h] = [width, height].map((pixels) => (pixels * 16) / textSize) as [number, number];
  if (w < 1240) return 'small';
  if (w < 1400 || h < 820) return 'low';
  return w < 1800 ? 'full' : 'wide';
}
