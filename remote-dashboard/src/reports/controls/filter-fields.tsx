import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Button, Group, Stack } from '@portal/platform/ui';
import { useState } from 'react';
import type { FilterChoices, OnView, ReportFilters } from '../../figures/view/report-view.ts';
import { useSettled } from '../use-settled.ts';
import { FilterField } from './filter-field.tsx';
import { noFilters } from './no-filters.ts';

interface FilterFieldsProps {
  readonly definition: DashboardReport;
  readonly account: string;
  readonly filters: ReportFilters;
  readonly onView: OnView;
  readonly onClose: () => void;
}

/** A field for each filter of a report. Choices count together once no other follows. */
export function FilterFields(props: FilterFieldsProps) {
  const { definition, account, filters, onView, onClose } = props;
  const { t } = useWords();
  // The address may take a moment to follow: what was chosen last is here.
  const [chosen, setChosen] = useState<FilterChoices>(filters);
  const settled = useSettled((parts: FilterChoices) => onView({ filters: parts }));
  const choose = (part: FilterChoices) => {
    setChosen({ ...chosen, ...part });
    settled.add(part);
  };
  return (
    // What comes after must not overtake a choice: whoever leaves the fields has made it.
    <Stack
      gap="sm"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settled.flush();
      }}
    >
      {definition.filters.map((filter) => (
        <FilterField
          key={filter}
          filter={filter}
          records={definition.records}
          account={account}
          brands={chosen.tire_brands ?? []}
          chosen={chosen[filter] ?? []}
          onChosen={(values) => choose({ [filter]: values })}
        />
      ))}
      <Group justify="space-between">
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={Object.values(chosen).every((values) => values.length === 0)}
          onClick={() => {
            choose(noFilters(definition));
            settled.flush();
          }}
        >
          {t('filter.reset')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('filter.done')}
        </Button>
      </Group>
    </Stack>
  );
}
