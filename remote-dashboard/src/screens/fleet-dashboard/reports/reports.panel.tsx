import {
  type DashboardReport,
  reportDefinitions,
  type SavedTab,
  savedTabs,
  tabs,
} from '@portal/contract/fleet-dashboard';
import { preloadCharts } from '@portal/platform/charts';
import { useWords } from '@portal/platform/i18n';
import { useOwnNames } from '@portal/platform/reports';
import { fittingChange, unlockedPart, type ViewChange } from '@portal/platform/reports/view';
import { Alert, IconInfoCircle, Tabs } from '@portal/platform/ui';
import { useEffect } from 'react';
import { modeIn } from '../../../basket/basket-changes.ts';
import { useBasket } from '../../../basket/use-basket.ts';
import { ChangesPanel } from '../../../changes/changes.panel.tsx';
import { dashboardReports } from '../../../figures/dashboard-reports.ts';
import { writeReportView } from '../../../figures/report-view.ts';
import { writeFilters } from '../../../selection/filter-params.ts';
import type { Filters, WholeSelection } from '../../../selection/selection.ts';
import { urlKeys } from '../../../selection/url-keys.ts';
import type { ChangeView } from '../../../selection/use-view-params.ts';
import { FigureAddress, type OpenInAddress, openFigure } from '../../../sharing/figure-address.tsx';
import { type OnOpen, RefusedSelection } from '../refused/refused-selection.tsx';
import { useRefusedSelection } from '../refused/use-refused-selection.ts';
import { CombinedPanel } from './combined.panel.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { ReportToolbar } from './report-toolbar.tsx';
import { TabCards } from './tab-cards.tsx';
import { useStableCallback, useStableValue } from './use-stable.ts';

interface ReportsPanelProps {
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  readonly onOpen: OnOpen;
}

const first = tabs[0];

/**
 * Each Back undoes one change: opening rows is no step of its own, and all typing in a comment is
 * one step.
 */
const stepOf = ({ type }: DashboardReport, { opened, comment, ...other }: ViewChange) =>
  comment === undefined
    ? { replace: opened !== undefined && Object.keys(other).length === 0 }
    : { step: `comment ${type}` };

/** The reports of a selection, by tab; an unknown tab in the address shows the first one. */
export function ReportsPanel({ params, change, ...props }: ReportsPanelProps) {
  const { t } = useWords();
  useEffect(preloadCharts, []);
  const selection = useStableValue(props.selection);
  useOwnNames(dashboardReports, selection.fleet.account);
  const desk = useBasket(params, change);
  const { basket } = desk;
  const onOpen = useStableCallback(props.onOpen);
  const onAdd = useStableCallback(desk.toggle);
  const onView = useStableCallback((definition: DashboardReport, part: ViewChange) => {
    const allowed = modeIn(basket, definition) ? unlockedPart(part) : part;
    void change(writeReportView(definition, allowed), stepOf(definition, allowed));
  });
  const onFigure = useStableCallback<Parameters<OpenInAddress>>((...of) =>
    openFigure(change, ...of),
  );
  const onAllViews = useStableCallback((part: ViewChange) => {
    const patches = definitions
      .filter((definition) => !modeIn(basket, definition))
      .map((definition) => writeReportView(definition, fittingChange(definition, part)));
    void change(Object.assign({}, ...patches));
  });
  const onFilters = (filters: Filters) => void change(writeFilters(filters));
  const onTab = (tab: SavedTab) => void change({ [urlKeys.tab]: tab === first ? null : tab });
  const wanted = params.get(urlKeys.tab) ?? first;
  const found = savedTabs.find((tab) => tab === wanted);
  const shown = found ?? first;
  const definitions =
    shown === 'combined'
      ? basket.map(({ definition }) => definition)
      : reportDefinitions
          .filter(({ tab }) => tab === shown)
          .toSorted((one, other) => one.order - other.order);
  const refused = useRefusedSelection(definitions, selection, params);
  const cards = { selection, params, onView, onOpen };
  return (
    <>
      {!found && (
        <Alert
          role="status"
          color="gray"
          title={t('tab.not_found')}
          icon={<IconInfoCircle aria-hidden />}
        >
          {t('tab.first_shown', { tab: t(`tab.${first}`) })}
        </Alert>
      )}
      {!refused && <ChangesPanel selection={selection} basket={basket} change={change} />}
      <FigureAddress value={onFigure}>
        <ReportTabs
          shown={shown}
          onTab={onTab}
          count={basket.length}
          tools={!refused && <ReportToolbar params={params} of={shown} desk={desk} />}
        >
          <Tabs.Panel value={shown} pt="sm">
            {refused ? (
              <RefusedSelection
                {...refused}
                selection={selection}
                onOpen={onOpen}
                onFilters={onFilters}
              />
            ) : shown === 'combined' ? (
              <CombinedPanel {...cards} desk={desk} onFirst={() => onTab(first)} />
            ) : (
              <TabCards
                {...cards}
                key={shown}
                tab={shown}
                definitions={definitions}
                basket={basket}
                onAdd={onAdd}
                onAllViews={onAllViews}
                onFigure={onFigure}
              />
            )}
          </Tabs.Panel>
        </ReportTabs>
      </FigureAddress>
    </>
  );
}
