import type { LoadTime, ParseResult, ValueType } from '../file-kind.ts';

const earliest = '1990-01-01';
const forms = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
];

/** A calendar day as `YYYY-MM-DD`, `MM/DD/YYYY` or `YYYYMMDD`, from 1990 until today. */
export const date: ValueType = {
  sql: 'date',
  read: (text, now) => readDay(text, (day) => withinTime(day, now)),
};

/** The same, but up to two years ahead: for decisions that take effect later. */
export const plannedDate: ValueType = {
  sql: 'date',
  read(text, now) {
    const last = `${Number(now.day.slice(0, 4)) + 2}${now.day.slice(4)}`;
    return readDay(text, (day) => between(day, last, 'lies more than two years ahead.'));
  },
};

function readDay(text: string, check: (day: string) => ParseResult): ParseResult {
  const day = dayOf(text);
  return day === null
    ? { fault: 'is not a day as YYYY-MM-DD, MM/DD/YYYY or YYYYMMDD.' }
    : check(day);
}

/** @returns the day as `YYYY-MM-DD`, or null if there is no such day */
function dayOf(text: string): string | null {
  for (const form of forms) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const day = `${parts.year}-${parts.month}-${parts.day}`;
    return isDay(day) ? day : null;
  }
  return null;
}

/** Whether a day given as `YYYY-MM-DD` exists. */
export function isDay(day: string): boolean {
  const found = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(day);
}

/** Returns the day, or a fault if it is in the future or before all records. */
export const withinTime = (day: string, now: LoadTime): ParseResult =>
  between(day, now.day, 'lies in the future.');

function between(day: string, last: string, beyond: string): ParseResult {
  if (day > last) return { fault: beyond };
  return day < earliest ? { fault: 'lies before 1990.' } : { value: day };
}

/** The time of a load. The latest day on earth is 14 h ahead of UTC. */
export const loadTimeOf = (instant: Date): LoadTime => ({
  instant,
  day: new Date(instant.getTime() + 14 * 3_600_000).toISOString().slice(0, 10),
});
