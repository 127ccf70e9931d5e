const dayLength = 86_400_000;

/** Faults of a TIN. */
export type TinFault = 'form' | 'week' | 'future';

/** Returns a TIN as stored: in capital letters, without `DOT`, blanks and hyphens. */
export const tinOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^DOT\s*/, '')
    .replaceAll(/[\s-]/g, '');

const parts = (tin: string) => {
  const [, week, year] = /^[A-Z0-9]{0,9}(\d{2})(\d{2})$/.exec(tin) ?? [];
  return week === undefined || year === undefined ? null : { week, year };
};

/**
 * Returns the fault of a TIN, or null. A TIN ends in the week and the year of manufacture.
 *
 * @param now an instant; a later week of manufacture is a fault
 */
export function tinFault(tin: string, now: Date): TinFault | null {
  const found = parts(tin);
  if (!found) return 'form';
  if (Number(found.week) < 1 || Number(found.week) > 53) return 'week';
  return madeOn(tin) > now.toISOString().slice(0, 10) ? 'future' : null;
}

/** Returns the Monday of a TIN's week in the ISO 8601 calendar, as `YYYY-MM-DD`. */
export function madeOn(tin: string): string {
  const { week = '1', year = '0' } = parts(tin) ?? {};
  const fourth = new Date(Date.UTC(2000 + Number(year), 0, 4));
  const firstMonday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * dayLength;
  return new Date(firstMonday + (Number(week) - 1) * 7 * dayLength).toISOString().slice(0, 10);
}

/**
 * Returns the years from the Monday of a TIN's week to a day (`YYYY-MM-DD`), or null if the TIN is
 * invalid or of a later week.
 */
export function tinAge(tin: string, day: string): number | null {
  if (tinFault(tin, new Date(day))) return null;
  return (Date.parse(day) - Date.parse(madeOn(tin))) / dayLength / 365.25;
}
