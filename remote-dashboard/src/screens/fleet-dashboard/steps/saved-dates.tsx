import { dateTypes } from '@portal/contract/reports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, IconCalendar, Text } from '@portal/platform/ui';
import { renewedRange } from '../../../selection/date-ranges.ts';
import { dateTypeKeys } from '../../../selection/date-type-keys.ts';
import type { DateRange } from '../../../selection/selection.ts';

interface SavedDatesProps {
  /** The saved dates, with their saved date type. */
  readonly dates: DateRange;
  readonly onDates: (dates: DateRange) => void;
  readonly today: string;
}

/**
 * Step 2.1 of a restored report: says that its date type gives other dates today, and offers to
 * keep or renew them.
 */
export function SavedDates({ dates, onDates, today }: SavedDatesProps) {
  const { t } = useWords();
  const now = renewedRange(dates, today);
  if (!now) return null;
  return (
    <Alert role="status" icon={<IconCalendar aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" maw="90ch">
          {t('dates.saved', {
            from: formatDate(dates.date_from),
            to: formatDate(dates.date_to),
            type: t(dateTypeKeys[dates.date_type]),
            newFrom: formatDate(now.date_from),
            newTo: formatDate(now.date_to),
          })}
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={() => onDates({ ...dates, date_type: dateTypes.custom })}
          >
            {t('dates.keep')}
          </Button>
          <Button size="xs" onClick={() => onDates(now)}>
            {t('dates.renew')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
