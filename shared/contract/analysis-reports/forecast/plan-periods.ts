import type { PlanPeriod } from './forecast-lists.ts';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The last day of the purchase plan: that of the fourth quarter after the current one.
 *
 * @param today YYYY-MM-DD, as what is returned
 */
export function planUntil(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const quarter = Math.floor((month - 1) / 3);
  return dayOf(Date.UTC(year, quarter * 3 + 15, 0));
}

/** The day after another one, YYYY-MM-DD. */
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + 86_400_000);

interface Due {
  /** Null for tires that are due already. */
  readonly due_from: string | null;
  readonly due_to: string;
}

interface Words {
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** In which months are named. */
  readonly locale: string;
}

/** What a period of the purchase plan is called: `Dec 2026`, `Q4 2026`, or that it is now. */
export function planPeriodName(
  { due_from, due_to }: Due,
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
