/** Level lines of a made-up land: rows that swing together, so that they never cross. */
export function contours(width: number, height: number, rows: number): string[] {
  const swing = (x: number, row: number) =>
    26 * Math.sin(x / 74 + row * 0.21) + 15 * Math.sin(x / 33 - row * 0.35) + 7 * Math.cos(x / 19 + row);
  const steps = Array.from({ length: Math.ceil(width / 16) + 1 }, (_, i) => i * 16);
  return Array.from({ length: rows }, (_, row) => {
    const y = ((row + 0.5) / rows) * (height + 60) - 30;
    return smooth(steps.map((x) => [x, y + swing(x, row * 0.5)] as const));
  });
}

/** A soft line through points, by the middles between them. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${first[0]} ${first[1].toFixed(1)}`;
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1];
    if (!next) return;
    d += `Q${x} ${y.toFixed(1)} ${(x + next[0]) / 2} ${((y + next[1]) / 2).toFixed(1)}`;
  });
  return d;
}
