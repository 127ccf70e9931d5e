import type { ReportDefinition } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { Button, IconFilter, Popover } from '../../ui/ui.ts';
import type { OnView, ReportFilters } from '../view/report-view.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './report-controls.module.css';
import { usePopover } from './use-popover.ts';

interface FiltersButtonProps {
  readonly definition: ReportDefinition;
  readonly account: string;
  readonly filters: ReportFilters;
  readonly onView: OnView;
}

/** Button that opens the filters of reports and shows how many are set. */
export function FiltersButton({ definition, account, filters, onView }: FiltersButtonProps) {
  const { t } = useWords();
  const { toggle, close, popover, dropdown } = usePopover();
  const count = Object.keys(filters).length;
  const text = count > 0 ? t('shell:filter.button_set', { n: count }) : t('shell:filter.button');
  const label = t('shell:report.of', { control: text, report: t(definition.title) });
  return (
    <Popover {...popover} width={320}>
      <Popover.Target>
        <Button
          size="xs"
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={14} aria-hidden />}
          aria-label={label}
          onClick={toggle}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown {...dropdown} className={classes.filters ?? ''} aria-label={label}>
        <FilterFields
          definition={definition}
          account={account}
          filters={filters}
          onView={onView}
          onClose={close}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
