import type { ReportDefinition } from '@portal/contract/reports';
import { useId, useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Button, IconAdjustmentsHorizontal } from '../../ui/ui.ts';
import { FilterPills } from '../controls/filter-pills.tsx';
import { FiltersButton } from '../controls/filters-button.tsx';
import { LockedHint } from '../controls/locked-hint.tsx';
import { ReportControls } from '../controls/report-controls.tsx';
import { ReportLock } from '../report-lock.ts';
import type { ReportSource } from '../source/report-source.ts';
import { SourceContext } from '../source/source-context.ts';
import type { CommonView } from '../view/common-view.ts';
import type { OnView } from '../view/report-view.ts';
import { controlsOf } from './controls-of.ts';
import classes from './tab-controls.module.css';

export interface TabControlsProps {
  readonly source: ReportSource;
  /** Key of the tab's name. */
  readonly title: string;
  readonly definitions: readonly ReportDefinition[];
  readonly account: string;
  /** The view shared by most of the tab's reports. */
  readonly common: CommonView;
  /** The reason why the reports cannot be changed; undefined while at least one of them can. */
  readonly lockedHint?: string | undefined;
  /** Changes all reports that have the control. */
  readonly onView: OnView;
}

/** The one control bar of a tab: each control sets all reports that have it. */
export function TabControls(props: TabControlsProps) {
  const { source, title, definitions, account, common, lockedHint, onView } = props;
  const { t } = useWords();
  const id = useId();
  // On a phone the controls are collapsed until the user opens them.
  const [isUnfolded, setUnfolded] = useState(false);
  const definition = controlsOf(definitions, title);
  if (!definition) return null;
  return (
    <SourceContext value={source}>
      <ReportLock value={lockedHint === undefined ? 'open' : 'locked'}>
        <div className={classes.bar}>
          <Button
            className={classes.fold}
            size="xs"
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={14} aria-hidden />}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t('shell:report.options_fold')}
          </Button>
          <fieldset
            id={id}
            aria-label={t('shell:report.options_all')}
            className={classes.controls}
            data-unfolded={isUnfolded}
            disabled={lockedHint !== undefined}
          >
            <ReportControls definition={definition} view={common} onView={onView} />
            {definition.filters.length > 0 && (
              <FiltersButton
                definition={definition}
                account={account}
                filters={common.filters}
                onView={onView}
              />
            )}
          </fieldset>
          {lockedHint !== undefined && <LockedHint text={lockedHint} />}
          <FilterPills definition={definition} filters={common.filters} onView={onView} />
        </div>
      </ReportLock>
    </SourceContext>
  );
}
