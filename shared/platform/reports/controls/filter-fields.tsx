import type { ReportDefinition } from '@portal/contract/reports';
import { useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Button, Group, Stack } from '../../ui/ui.ts';
import type { OnView, ReportFilters } from '../view/report-view.ts';
import { FilterField } from './filter-field.tsx';
import { noFilters } from './no-filters.ts';
import { useSettled } from './use-settled.ts';

interface FilterFieldsProps {
  readonly definition: ReportDefinition;
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
  const [chosen, setChosen] = useState<ReportFilters>(filters);
  const settled = useSettled((parts: ReportFilters) => onView({ filters: parts }));
  const choose = (part: ReportFilters) => {
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
