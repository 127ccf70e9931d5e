const dayLength = 86_400_000;

/** What may be wrong with a TIN. */
export type TinFault = 'form' | 'week' | 'future';

/** A TIN as it is kept: in capital letters, without `DOT`, blanks and hyphens. */
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
 * What is wrong with a TIN, which ends in the week and the year in which the tire was made.
 *
 * @param now an instant; what was made later is wrong
 */
export function tinFault(tin: string, now: Date): TinFault | null {
  const found = parts(tin);
  if (!found) return 'form';
  if (Number(found.week) < 1 || Number(found.week) > 53) return 'week';
  return madeOn(tin) > now.toISOString().slice(0, 10) ? 'future' : null;
}

/** The Monday of a TIN's week, as the calendar of ISO 8601 counts them: `YYYY-MM-DD`. */
export function madeOn(tin: string): string {
  const { week = '1', year = '0' } = parts(tin) ?? {};
  const fourth = new Date(Date.UTC(2000 + Number(year), 0, 4));
  const firstMonday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * dayLength;
  return new Date(firstMonday + (Number(week) - 1) * 7 * dayLength).toISOString().slice(0, 10);
}

/** Years from the Monday of a TIN's week to a day (`YYYY-MM-DD`); null where the TIN is none, or of a later week. */
export function tinAge(tin: string, day: string): number | null {
  if (tinFault(tin, new Date(day))) return null;
  return (Date.parse(day) - Date.parse(madeOn(tin))) / dayLength / 365.25;
}
