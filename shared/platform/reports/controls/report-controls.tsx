import { periods, type ReportDefinition } from '@portal/contract/reports';
import { memo } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/ui.ts';
import { useIsLocked } from '../report-lock.ts';
import { displayModes, type OnView, type ReportView } from '../view/report-view.ts';
import { ComparisonToggles } from './comparison-toggles.tsx';
import { FilterPills } from './filter-pills.tsx';
import { FilterTexts } from './filter-texts.tsx';
import { FiltersButton } from './filters-button.tsx';
import { LockedHint } from './locked-hint.tsx';
import classes from './report-controls.module.css';
import { RowsByToggles } from './rows-by-toggles.tsx';

interface ReportControlsProps {
  readonly definition: ReportDefinition;
  /** Number of the account that the filters' names are of. */
  readonly account: string;
  /** Why they do nothing, while the report is locked. */
  readonly lockedHint: string | undefined;
  readonly view: ReportView;
  readonly onView: OnView;
}

/** How a card shows its report: in which form, compared with what, and of which records. */
export const ReportControls = memo(function ReportControls({
  definition,
  account,
  lockedHint,
  view,
  onView,
}: ReportControlsProps) {
  const { t } = useWords();
  const isLocked = useIsLocked();
  const named = (text: string) =>
    t('shell:report.of', { control: text, report: t(definition.title) });
  return (
    <fieldset className={classes.controls} disabled={isLocked}>
      {lockedHint !== undefined && <LockedHint text={lockedHint} />}
      <div className={classes.row}>
        {definition.shape === 'periods' && !view.rowsBy && (
          <SegmentedControl
            size="xs"
            aria-label={named(t('shell:report.period'))}
            data={periods.map((value) => ({ value, label: t(`shell:report.period_${value}`) }))}
            disabled={isLocked}
            value={view.period}
            onChange={(period) => onView({ period })}
          />
        )}
        <SegmentedControl
          size="xs"
          aria-label={named(t('shell:report.display_mode'))}
          data={displayModes.map((value) => ({ value, label: t(`shell:report.mode_${value}`) }))}
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
