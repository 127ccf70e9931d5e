import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { periods } from '@portal/contract/reports';
import { useWords } from '@portal/platform/i18n';
import { SegmentedControl } from '@portal/platform/ui';
import { memo } from 'react';
import { displayModes, type OnView, type ReportView } from '../../figures/view/report-view.ts';
import { LockedHint } from '../locked-hint.tsx';
import { useIsLocked } from '../report-lock.ts';
import { ComparisonToggles } from './comparison-toggles.tsx';
import { FilterPills } from './filter-pills.tsx';
import { FilterTexts } from './filter-texts.tsx';
import { FiltersButton } from './filters-button.tsx';
import classes from './report-controls.module.css';
import { RowsByToggles } from './rows-by-toggles.tsx';

interface ReportControlsProps {
  readonly definition: DashboardReport;
  /** Number of the account that the filters' names are of. */
  readonly account: string;
  readonly view: ReportView;
  readonly onView: OnView;
}

/** How a card shows its report: in which form, compared with what, and of which records. */
export const ReportControls = memo(function ReportControls({
  definition,
  account,
  view,
  onView,
}: ReportControlsProps) {
  const { t } = useWords();
  const isLocked = useIsLocked();
  const named = (text: string) => t('report.of', { control: text, report: t(definition.title) });
  return (
    <fieldset className={classes.controls} disabled={isLocked}>
      {isLocked && <LockedHint />}
      <div className={classes.row}>
        {definition.shape === 'periods' && !view.rowsBy && (
          <SegmentedControl
            size="xs"
            aria-label={named(t('report.period'))}
            data={periods.map((value) => ({ value, label: t(`report.period_${value}`) }))}
            disabled={isLocked}
            value={view.period}
            onChange={(period) => onView({ period })}
          />
        )}
        <SegmentedControl
          size="xs"
          aria-label={named(t('report.display_mode'))}
          data={displayModes.map((value) => ({ value, label: t(`report.mode_${value}`) }))}
          disabled={isLocked}
          value={view.mode}
          onChange={(mode) => onView({ mode })}
        />
      </div>
      <div className={classes.row}>
        <RowsByToggles definition={definition} rowsBy={view.rowsBy} onView={onView} />
        <ComparisonToggles definition={definition} compared={view.compared} onView={onView} />
        {definition.filters.length > 0 && (
          <FiltersButton
            definition={definition}
            account={account}
            filters={view.filters}
            onView={onView}
          />
        )}
      </div>
      {isLocked ? (
        <FilterTexts definition={definition} filters={view.filters} />
      ) : (
        <FilterPills definition={definition} filters={view.filters} onView={onView} />
      )}
    </fieldset>
  );
});
