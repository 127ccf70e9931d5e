import type { DashboardReport, Tab } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { isWide, KeyFigures, TabControls } from '@portal/platform/reports';
import { commonView, partOf, type ViewChange } from '@portal/platform/reports/view';
import { AutoGrid, Stack } from '@portal/platform/ui';
import type { Basket } from '../../../basket/basket.ts';
import { modeIn } from '../../../basket/basket-changes.ts';
import { dashboardReports } from '../../../figures/dashboard-reports.ts';
import { readReportView } from '../../../figures/report-view.ts';
import { scopeOf } from '../../../figures/scope-of.ts';
import type { WholeSelection } from '../../../selection/selection.ts';
import type { OpenInAddress } from '../../../sharing/figure-address.tsx';
import type { OnOpen } from '../refused/refused-selection.tsx';
import { CardPlace } from './card-place.tsx';
import { TabCard } from './tab-card.tsx';
import { useStableValue } from './use-stable.ts';
import { wholeRows } from './whole-rows.ts';

interface TabCardsProps {
  readonly tab: Tab;
  /** The reports of the tab, in their order. */
  readonly definitions: readonly DashboardReport[];
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly basket: Basket;
  /** Adds a report to the basket, or removes it. */
  readonly onAdd: (definition: DashboardReport) => void;
  readonly onView: (definition: DashboardReport, change: ViewChange) => void;
  /** Changes all reports that are not locked. */
  readonly onAllViews: (change: ViewChange) => void;
  readonly onOpen: OnOpen;
  readonly onFigure: OpenInAddress;
}

/** The control bar of a tab, its key figures, and a card for each report. */
export function TabCards(props: TabCardsProps) {
  const { tab, definitions, selection, params, basket } = props;
  const { onAdd, onView, onAllViews, onOpen, onFigure } = props;
  const { t } = useWords();
  const reports = definitions.map((definition) => ({
    definition,
    view: readReportView(params, definition),
    isAdded: modeIn(basket, definition) !== null,
  }));
  const open = reports.filter(({ isAdded }) => !isAdded);
  const common = useStableValue(commonView(open.length > 0 ? open : reports));
  const whole = wholeRows(
    reports.map(({ definition, view }) => isWide(dashboardReports, definition, view)),
  );
  return (
    <Stack gap="sm">
      <TabControls
        source={dashboardReports}
        title={`tab.${tab}`}
        definitions={definitions}
        account={selection.fleet.account}
        common={common}
        lockedHint={open.length > 0 ? undefined : t('basket.all_locked')}
        onView={onAllViews}
      />
      <KeyFigures
        source={dashboardReports}
        reports={reports}
        scope={scopeOf(selection)}
        onOpen={onFigure}
      />
      <AutoGrid columns={2} minColumn="26rem">
        {reports.map(({ definition, isAdded }, place) => (
          <CardPlace key={definition.type} isWhole={whole[place] ?? false}>
            <TabCard
              definition={definition}
              selection={selection}
              address={partOf(params, definition)}
              common={common}
              isWhole={whole[place] ?? false}
              isAdded={isAdded}
              onAdd={onAdd}
              onView={onView}
              onOpen={onOpen}
            />
          </CardPlace>
        ))}
      </AutoGrid>
    </Stack>
  );
}
