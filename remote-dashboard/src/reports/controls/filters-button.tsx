import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Button, IconFilter, Popover } from '@portal/platform/ui';
import { type KeyboardEvent, useState } from 'react';
import type { OnView, ReportFilters } from '../../figures/view/report-view.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './report-controls.module.css';

interface FiltersButtonProps {
  readonly definition: DashboardReport;
  readonly account: string;
  readonly filters: ReportFilters;
  readonly onView: OnView;
}

/** Opens the filters of a report and says how many are set. */
export function FiltersButton({ definition, account, filters, onView }: FiltersButtonProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(filters).length;
  const text = count > 0 ? t('filter.button_set', { n: count }) : t('filter.button');
  const label = t('report.of', { control: text, report: t(definition.title) });
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
