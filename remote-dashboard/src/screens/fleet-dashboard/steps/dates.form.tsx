import { dateTypes } from '@portal/contract/reports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Group, Radio, Stack, Text } from '@portal/platform/ui';
import { choiceProblemOf, rangeOf } from '../../../selection/date-ranges.ts';
import { dateTypeKeys } from '../../../selection/date-type-keys.ts';
import type { DateRange } from '../../../selection/selection.ts';
import { CustomDates } from './custom-dates.tsx';
import { QuarterChoice } from './quarter-choice.tsx';

interface DatesFormProps {
  readonly dates: DateRange;
  readonly onDates: (dates: DateRange) => void;
  readonly today: string;
  /** The last day that can be chosen. */
  readonly latest: string;
  /** Whether the step could not be closed with these dates. */
  readonly isRefused: boolean;
}

const typeOf = (text: string) => Object.values(dateTypes).find((type) => type === text);

/** Step 2: the date type, and the dates that follow from it. */
export function DatesForm({ dates, onDates, today, latest, isRefused }: DatesFormProps) {
  const { t } = useWords();
  const { date_type, date_from, date_to } = dates;
  const problem = choiceProblemOf(dates, latest);
  // The field of a missing date shows that problem itself.
  const told = problem === 'date_missing' ? null : problem;

  const choose = (text: string) => {
    const type = typeOf(text);
    const lastDay = date_to > today ? today : date_to;
    if (type === dateTypes.custom) onDates({ ...dates, date_type: type, date_to: lastDay });
    else if (type) onDates(rangeOf(type, today));
  };

  return (
    <Stack gap="md">
      <Radio.Group label={t('dates.type')} value={date_type} onChange={choose}>
        <Group gap="lg" mt="xs">
          {Object.values(dateTypes).map((type) => (
            <Radio key={type} value={type} label={t(dateTypeKeys[type])} />
          ))}
        </Group>
      </Radio.Group>
      {date_type === dateTypes.quarter && (
        <QuarterChoice dates={dates} onDates={onDates} today={today} />
      )}
      {date_type === dateTypes.custom && (
        <CustomDates
          dates={dates}
          onDates={onDates}
          latest={latest}
          isRefused={isRefused}
          isNoRange={told !== null}
        />
      )}
      {told ? (
        <Text size="sm" c="red" role="alert">
          {t(`problem.${told}`)}
        </Text>
      ) : (
        problem === null && (
          <Text size="sm" role="status">
            {t('dates.result', { from: formatDate(date_from), to: formatDate(date_to) })}
          </Text>
        )
      )}
    </Stack>
  );
}
