import type { ValueType } from '../file-kind.ts';

const dayLength = 86_400_000;

/** A TIN that ends in the week and the year in which the tire was made. */
export const tin: ValueType = {
  sql: 'text',
  read(text, now) {
    const value = text
      .toUpperCase()
      .replace(/^DOT\s*/, '')
      .replaceAll(/[\s-]/g, '');
    const [, week, year] = /^[A-Z0-9]{0,9}(\d{2})(\d{2})$/.exec(value) ?? [];
    if (week === undefined || year === undefined) {
      return { fault: 'is not a TIN that ends in week and year.' };
    }
    if (Number(week) < 1 || Number(week) > 53) return { fault: `has no week ${week}.` };
    return mondayOf(Number(week), 2000 + Number(year)) > now.instant
      ? { fault: 'was made in the future.' }
      : { value };
  },
};

/** The Monday of a week, as the calendar of ISO 8601 counts them. */
function mondayOf(week: number, year: number): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const firstMonday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * dayLength;
  return new Date(firstMonday + (week - 1) * 7 * dayLength);
}

/** SQL: the Monday of the week that the TIN of a row `r` names, null without one. */
export const madeOn = `case when r.tin is not null then
  to_date('20' || right(r.tin, 2) || left(right(r.tin, 4), 2), 'IYYYIW') end`;
