/** A week, clipped to its month and to the range. */
export interface Slice {
  readonly days: string[];
  readonly startsMonth: boolean;
}

/** Walks the calendar day by day and cuts before each Sunday and each first of a month. */
export function slices(from: string, to: string): Slice[] {
  const found: Slice[] = [];
  const day = new Date(`${from}T12:00:00Z`);
  for (let text = from; text <= to; ) {
    const isFirst = day.getUTCDate() === 1 || text === from;
    if (isFirst || day.getUTCDay() === 0) found.push({ days: [], startsMonth: isFirst });
    found.at(-1)?.days.push(text);
    day.setUTCDate(day.getUTCDate() + 1);
    text = day.toISOString().slice(0, 10);
  }
  return found;
}

/** The same date one year later or earlier; 29 February becomes the 28th. */
export function sameDayOtherYear(day: string, step: 1 | -1): string {
  const moved = `${Number(day.slice(0, 4)) + step}${day.slice(4)}`;
  return moved.endsWith('-02-29') ? `${moved.slice(0, 8)}28` : moved;
}

export const toAmericanDate = (day: string): string =>
  `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The fields of a row that identify its days. */
export function dateFields(days: readonly string[]) {
  const first = days[0] ?? '';
  return {
    Date: first,
    Year: Number(first.slice(0, 4)),
    MonthNumber: Number(first.slice(5, 7)),
    MonthString: monthName.format(new Date(`${first}T12:00:00Z`)),
  };
}
