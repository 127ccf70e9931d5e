import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { useUser } from '@portal/platform/session';
import { useEffect, useState } from 'react';
import { isBaseChanged } from '../../desk/base-change.ts';
import { refreshCauseOf, refreshes } from '../../desk/refresh.ts';
import { latestDay, withAccurateDateType } from '../../selection/date-ranges.ts';
import { addLastFleet } from '../../selection/last-fleets.ts';
import { type DateRange, isWhole } from '../../selection/selection.ts';
import { writeSelection } from '../../selection/selection-params.ts';
import type { ViewParams } from '../../selection/use-view-params.ts';
import {
  readFilterTab,
  readListView,
  writeFilterTab,
  writeListView,
} from './pick-list/list-params.ts';
import type { OnOpen } from './refused/refused-selection.tsx';
import { ReportsPanel } from './reports/reports.panel.tsx';
import { DatesForm } from './steps/dates.form.tsx';
import { FiltersForm } from './steps/filters.form.tsx';
import { FleetForm } from './steps/fleet.form.tsx';
import { SavedDates } from './steps/saved-dates.tsx';
import { problemIn, type Step } from './wizard/draft.ts';
import { StoreFailed } from './wizard/store-failed.tsx';
import { useWizard } from './wizard/use-wizard.ts';
import { WizardPanel } from './wizard/wizard.panel.tsx';

interface DashboardPanelProps extends Pick<ViewParams, 'change' | 'keeping'> {
  readonly params: URLSearchParams;
}

/** The wizard and, once it was run, the reports of the saved selection. */
export function DashboardPanel({ params, change, keeping }: DashboardPanelProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const wizard = useWizard(params, change);
  const { state, today, send } = wizard;
  const { saved, draft, refused } = state;
  const problemOf = (step: Step) => {
    const problem = refused === step ? problemIn(step, state, today) : null;
    return problem && t(`problem.${problem}`);
  };

  const login = useUser()?.Login ?? '';
  const ranFleet = state.ran ? saved.fleet : null;
  useEffect(() => {
    if (ranFleet) addLastFleet(login, ranFleet);
  }, [login, ranFleet]);

  // The notice applies to the restored dates only; dates chosen since are relative to today.
  const [restored] = useState(() => JSON.stringify(saved.dates));
  const savedDates = (dates: DateRange, onDates: (dates: DateRange) => void) =>
    JSON.stringify(dates) === restored && (
      <SavedDates dates={dates} onDates={onDates} today={today} />
    );

  const reopen: OnOpen = (step, filters) => {
    // Shows the list of nonsigs if none are left, because at least one must be chosen.
    if (filters?.nonsigs?.length === 0) void change(writeFilterTab('nonsig'), { replace: true });
    void send({ type: 'open', step, filters });
  };

  const run = () => {
    const cause = refreshCauseOf({ type: 'run', isBaseChanged: isBaseChanged(saved, draft) });
    void send({ type: 'run' });
    if (cause && refreshes[cause].isAnew) void client.invalidateQueries({ queryKey: ['reports'] });
  };

  return (
    <>
      <WizardPanel
        wizard={wizard}
        keeping={keeping}
        onRun={run}
        forms={{
          fleet: () => (
            <FleetForm
              fleet={draft.fleet}
              onFleet={(fleet) => void send({ type: 'change', part: { fleet } })}
              problem={problemOf('fleet')}
            />
          ),
          dates: () => (
            <>
              {savedDates(draft.dates, (dates) => void send({ type: 'change', part: { dates } }))}
              <DatesForm
                dates={withAccurateDateType(draft.dates, today)}
                onDates={(dates) => void send({ type: 'change', part: { dates } })}
                today={today}
                latest={latestDay(saved.dates, today)}
                isRefused={refused === 'dates'}
              />
            </>
          ),
          filters: () =>
            saved.fleet && (
              <FiltersForm
                fleet={saved.fleet}
                filters={draft.filters}
                onFilters={(filters) => void send({ type: 'change', part: { filters } })}
                tab={readFilterTab(params)}
                onTab={(tab) => void change(writeFilterTab(tab))}
                view={readListView(params)}
                onView={(view) => void change(writeListView(view), { replace: true })}
                problem={problemOf('filters')}
              />
            ),
        }}
      />
      {state.folded && keeping === 'failed' && <StoreFailed />}
      {state.ran && isWhole(saved) && (
        <>
          {!state.open.includes('dates') &&
            savedDates(saved.dates, (dates) => void change(writeSelection({ ...saved, dates })))}
          <ReportsPanel
            selection={{ ...saved, dates: withAccurateDateType(saved.dates, today) }}
            params={params}
            change={change}
            onOpen={reopen}
          />
        </>
      )}
    </>
  );
}
