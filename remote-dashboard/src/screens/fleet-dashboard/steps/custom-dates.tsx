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
  /** Whether the dates, each of them valid, form no valid range. */
  readonly isNoRange: boolean;
}

/** The first and last day, typed or picked, neither after the latest day. */
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
