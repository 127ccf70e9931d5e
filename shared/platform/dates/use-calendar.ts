import { useEffect, useState } from 'react';
import type { Calendar } from './calendar/calendar.tsx';

interface LoadedCalendar {
  Calendar: typeof Calendar;
  /** Moment locale for the names of months and days. */
  locale: string;
}

async function loadCalendar(locale: string): Promise<LoadedCalendar> {
  const [part, words] = await Promise.all([
    import('./calendar/calendar.tsx'),
    import('./calendar/moment-locale.ts'),
  ]);
  return { Calendar: part.Calendar, locale: await words.loadMomentLocale(locale) };
}

/** Returns the calendar with the month names of a language; loads it on first use. */
export function useCalendar(locale: string) {
  const [calendar, setCalendar] = useState<LoadedCalendar | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadCalendar(locale).then(
      (loaded) => current && setCalendar(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [locale, attempt]);

  return { calendar, failed, retry: () => setAttempt((before) => before + 1) };
}
