import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { isWide } from '@portal/platform/reports';
import { partOf, type ViewChange } from '@portal/platform/reports/view';
import { AutoGrid } from '@portal/platform/ui';
import type { Basket } from '../../../basket/basket.ts';
import { modeIn } from '../../../basket/basket-changes.ts';
import { dashboardReports } from '../../../figures/dashboard-reports.ts';
import { readReportView } from '../../../figures/report-view.ts';
import type { WholeSelection } from '../../../selection/selection.ts';
import type { OnOpen } from '../refused/refused-selection.tsx';
import { CardPlace } from './card-place.tsx';
import { TabCard } from './tab-card.tsx';
import { wholeRows } from './whole-rows.ts';

interface TabCardsProps {
  /** The reports of the tab, in their order. */
  readonly definitions: readonly DashboardReport[];
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly basket: Basket;
  /** Puts a report into the basket, or takes it out. */
  readonly onAdd: (definition: DashboardReport) => void;
  readonly onView: (definition: DashboardReport, change: ViewChange) => void;
  readonly onOpen: OnOpen;
}

/** The reports of a tab, each on a card of its own; a broad one is a row wide. */
export function TabCards(props: TabCardsProps) {
  const { definitions, selection, params, basket, onAdd, onView, onOpen } = props;
  const whole = wholeRows(
    definitions.map((definition) =>
      isWide(dashboardReports, definition, readReportView(params, definition)),
    ),
  );
  return (
    <AutoGrid columns={2} minColumn="26rem">
      {definitions.map((definition, place) => (
        <CardPlace key={definition.type} isWhole={whole[place] ?? false}>
          <TabCard
            definition={definition}
            selection={selection}
            address={partOf(params, definition)}
            isAdded={modeIn(basket, definition) !== null}
            onAdd={onAdd}
            onView={onView}
            onOpen={onOpen}
          />
        </CardPlace>
      ))}
    </AutoGrid>
  );
}
