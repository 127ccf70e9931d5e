import type { ReportDefinition } from '@portal/contract/reports';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Button, IconFilter, Popover } from '../../ui/ui.ts';
import type { OnView, ReportFilters } from '../view/report-view.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './report-controls.module.css';

interface FiltersButtonProps {
  readonly definition: ReportDefinition;
  readonly account: string;
  readonly filters: ReportFilters;
  readonly onView: OnView;
}

/** Opens the filters of a report and says how many are set. */
export function FiltersButton({ definition, account, filters, onView }: FiltersButtonProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(filters).length;
  const text = count > 0 ? t('shell:filter.button_set', { n: count }) : t('shell:filter.button');
  const label = t('shell:report.of', { control: text, report: t(definition.title) });
  // Escape closes an open list of values first.
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && !isListOpen) setOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={320}
      position="bottom-end"
      closeOnEscape={false}
      hideDetached={false}
      withArrow
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          size="xs"
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={14} aria-hidden />}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.filters ?? ''}
        aria-label={label}
        onKeyDown={closeOnEscape}
      >
        <FilterFields
          definition={definition}
          account={account}
          filters={filters}
          onView={onView}
          onClose={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
