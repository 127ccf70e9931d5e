/** Formats a time for the locale, as in "1 minute 40 seconds". */
export function timeInWords(seconds: number, locale: string): string {
  const write = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    minutes > 0 && write(minutes, 'minute'),
    (rest > 0 || minutes === 0) && write(rest, 'second'),
  ]
    .filter((part) => part !== false)
    .join(' ');
}
