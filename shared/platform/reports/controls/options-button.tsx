import { useWords } from '../../i18n/i18n.ts';
import { ActionIcon, IconAdjustmentsHorizontal, Popover } from '../../ui/ui.ts';
import { useIsLocked } from '../report-lock.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './report-controls.module.css';
import { ReportControls, type ReportControlsProps } from './report-controls.tsx';
import { usePopover } from './use-popover.ts';

interface OptionsButtonProps extends ReportControlsProps {
  readonly account: string;
}

/** The menu of a card: how it shows its report, with which comparisons and which records. */
export function OptionsButton({ definition, account, view, onView }: OptionsButtonProps) {
  const { t } = useWords();
  const isLocked = useIsLocked();
  const { toggle, close, popover, dropdown } = usePopover();
  const label = t('shell:report.of', {
    control: t('shell:report.options'),
    report: t(definition.title),
  });
  return (
    <Popover {...popover} width={360}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
          disabled={isLocked}
          onClick={toggle}
        >
          <IconAdjustmentsHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown {...dropdown} className={classes.filters ?? ''} aria-label={label}>
        <div className={classes.row}>
          <ReportControls definition={definition} view={view} onView={onView} />
        </div>
        {definition.filters.length > 0 && (
          <FilterFields
            definition={definition}
            account={account}
            filters={view.filters}
            onView={onView}
            onClose={close}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
