import type { PlanPeriod } from './forecast-lists.ts';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the last day of the purchase plan: the end of the fourth quarter after the current one,
 * YYYY-MM-DD.
 *
 * @param today YYYY-MM-DD
 */
export function planUntil(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const quarter = Math.floor((month - 1) / 3);
  return dayOf(Date.UTC(year, quarter * 3 + 15, 0));
}

/** Returns the following day, YYYY-MM-DD. */
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + 86_400_000);

interface DuePeriod {
  /** Null for tires that are already due. */
  readonly due_from: string | null;
  readonly due_to: string;
}

interface Words {
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** The locale of month names. */
  readonly locale: string;
}

/**
 * Returns the name of a period of the purchase plan: `Dec 2026`, `Q4 2026`, or the text for now.
 */
export function planPeriodName(
  { due_from, due_to }: DuePeriod,
  period: PlanPeriod,
  { t, locale }: Words,
): string {
  if (due_from === null) return t('forecast.now');
  const [year = '', month] = due_to.split('-');
  if (period === 'quarter')
    return t('forecast.quarter', { quarter: String(Math.ceil(Number(month) / 3)), year });
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(due_to));
}
