import { useWords } from '../i18n/i18n.ts';
import { Center, FailedState, Loader } from '../ui/ui.ts';
import { useCalendar } from './use-calendar.ts';

interface CalendarDialogProps {
  value: string | null;
  maximum: string | undefined;
  minimum: string | undefined;
  onPick: (date: string) => void;
}

/** Content of the calendar dialog; loads the calendar when it is first opened. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { t, locale } = useWords();
  const { calendar, failed, retry } = useCalendar(locale);
  if (failed) return <FailedState onRetry={retry} />;
  if (calendar) return <calendar.Calendar {...props} locale={calendar.locale} />;
  return (
    <Center w={300} h={280} role="status" aria-label={t('shell:ui.loading')}>
      <Loader size="sm" />
    </Center>
  );
}
