import { isIsoDate } from '@portal/platform/format';

const iso = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the year, month (1–12) and day of an ISO date; null if there is no such day. */
export function partsOf(date: string): { year: number; month: number; day: number } | null {
  if (!isIsoDate(date)) return null;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Returns the ISO date of a day; months and days out of range carry over. */
export const dayOf = (year: number, month: number, day: number): string =>
  iso(new Date(Date.UTC(year, month - 1, day)));

export function addDays(date: string, days: number): string {
  const parts = partsOf(date);
  return parts ? dayOf(parts.year, parts.month, parts.day + days) : date;
}
