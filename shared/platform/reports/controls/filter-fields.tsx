import type { ReportDefinition } from '@portal/contract/reports';
import { useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Button, Group, Stack } from '../../ui/ui.ts';
import type { OnView, ReportFilters } from '../view/report-view.ts';
import { FilterField } from './filter-field.tsx';
import { noFilters } from './no-filters.ts';
import { useDebouncedBatch } from './use-debounced-batch.ts';

interface FilterFieldsProps {
  readonly definition: ReportDefinition;
  readonly account: string;
  readonly filters: ReportFilters;
  readonly onView: OnView;
  readonly onClose: () => void;
}

/** A field for each filter of a report. Changes are applied together after a short pause. */
export function FilterFields(props: FilterFieldsProps) {
  const { definition, account, filters, onView, onClose } = props;
  const { t } = useWords();
  // The address may lag behind: this is the latest choice.
  const [chosen, setChosen] = useState<ReportFilters>(filters);
  const settled = useDebouncedBatch((parts: ReportFilters) => onView({ filters: parts }));
  const choose = (part: ReportFilters) => {
    setChosen({ ...chosen, ...part });
    settled.add(part);
  };
  return (
    // Applies pending choices when the focus leaves the fields, so that later actions cannot
    // overtake them.
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
          definition={definition}
          account={account}
          chosen={chosen}
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
          {t('shell:filter.reset')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('shell:filter.done')}
        </Button>
      </Group>
    </Stack>
  );
}
