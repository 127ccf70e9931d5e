import { formatDay } from '../format/format.ts';
import { useWords } from './use-words.ts';

/**
 * @returns a function that formats an ISO instant as day and time of day, in the user's time zone
 * and language
 */
export function useMomentText(): (instant: string) => string {
  const { wordsLocale } = useWords();
  const time = new Intl.DateTimeFormat(wordsLocale, { timeStyle: 'short' });
  return (instant) => `${formatDay(instant)}, ${time.format(new Date(instant))}`;
}
