// Times as people say them.

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "4 minutes ago", "in 2 days": a moment in seconds, as seen from `now`. */
export function fromNow(moment: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const away = moment - now;
  for (const [unit, seconds] of STEPS) {
    if (Math.abs(away) >= seconds) return format.format(Math.trunc(away / seconds), unit);
  }
  return format.format(0, 'second');
}

export function clock(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(moment * 1000);
}
