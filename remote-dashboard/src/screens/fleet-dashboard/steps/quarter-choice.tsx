import { useWords } from '@portal/platform/i18n';
import { Group, Select } from '@portal/platform/ui';
import {
  firstYear,
  quarterOf,
  quartersOf,
  rangeOfQuarter,
} from '../../../selection/date-ranges.ts';
import type { DateRange } from '../../../selection/selection.ts';

interface QuarterChoiceProps {
  readonly dates: DateRange;
  readonly onDates: (dates: DateRange) => void;
  readonly today: string;
}

/** The choice of a year and one of its quarters that have begun. */
export function QuarterChoice({ dates, onDates, today }: QuarterChoiceProps) {
  const { t } = useWords();
  const { year, quarter } = quarterOf(dates.date_from);
  const thisYear = quarterOf(today).year;
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) =>
    String(thisYear - back),
  );
  const choose = (nextYear: number, wanted: number) => {
    const latest = quartersOf(nextYear, today).at(-1) ?? 1;
    onDates(rangeOfQuarter({ year: nextYear, quarter: Math.min(wanted, latest) }));
  };
  return (
    <Group gap="md">
      <Select
        label={t('dates.year')}
        data={years}
        value={String(year)}
        onChange={(chosen) => chosen && choose(Number(chosen), quarter)}
        searchable
        allowDeselect={false}
        w="8rem"
      />
      <Select
        label={t('dates.quarter')}
        data={quartersOf(year, today).map((each) => ({
          value: String(each),
          label: t(`dates.quarter_${each}`),
        }))}
        value={String(quarter)}
        onChange={(chosen) => chosen && choose(year, Number(chosen))}
        allowDeselect={false}
        w="16rem"
      />
    </Group>
  );
}
