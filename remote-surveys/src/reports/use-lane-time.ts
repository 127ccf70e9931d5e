import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';

/**
 * @returns formatters of the time, and of date and time, at a lane, given as `2025-06-30T17:05`;
 * the time depends only on the user's language
 */
export function useLaneTime() {
  const { wordsLocale } = useWords();
  const clock = new Intl.DateTimeFormat(wordsLocale, { timeStyle: 'short', timeZone: 'UTC' });
  const timeOf = (dateTime: string) => clock.format(new Date(`${dateTime}:00Z`));
  return {
    timeOf,
    momentOf: (dateTime: string) => `${formatDate(dateTime.slice(0, 10))}, ${timeOf(dateTime)}`,
  };
}
