import { DateField } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { Group } from '@portal/platform/ui';
import type { DateRange } from '../../../selection/selection.ts';

interface CustomDatesProps {
  readonly dates: DateRange;
  readonly onDates: (dates: DateRange) => void;
  /** The last day that can be chosen. */
  readonly latest: string;
  readonly isRefused: boolean;
  /** Each is a date, but together they are no range. */
  readonly isNoRange: boolean;
}

/** First and last day, typed or picked, none of them after the latest. */
export function CustomDates({ dates, onDates, latest, isRefused, isNoRange }: CustomDatesProps) {
  const { t } = useWords();
  const shared = { required: true, maximum: latest, revealed: isRefused, error: isNoRange };
  return (
    <Group gap="md" align="start">
      <DateField
        {...shared}
        label={t('dates.from')}
        value={dates.date_from || null}
        onChange={(date) => onDates({ ...dates, date_from: date ?? '' })}
      />
      <DateField
        {...shared}
        label={t('dates.to')}
        value={dates.date_to || null}
        onChange={(date) => onDates({ ...dates, date_to: date ?? '' })}
      />
    </Group>
  );
}
