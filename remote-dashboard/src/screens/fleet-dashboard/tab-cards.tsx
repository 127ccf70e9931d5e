import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { AutoGrid } from '@portal/platform/ui';
import { reportQuery } from '../../reports/report.query.ts';
import { withRowsBy } from '../../reports/rows-by.ts';
import { partOf, readReportView } from '../../reports/view/report-params.ts';
import type { ViewChange } from '../../reports/view/report-view.ts';
import type { WholeSelection } from '../../selection/selection.ts';
import { CardPlace } from './card-place.tsx';
import type { Step } from './draft.ts';
import { RefusedSelection } from './refused-selection.tsx';
import { TabCard } from './tab-card.tsx';
import { useRefusedSelection } from './use-refused-selection.ts';
import { wholeRows } from './whole-rows.ts';

interface TabCardsProps {
  /** The reports of the tab, in their order. */
  readonly definitions: readonly ReportDefinition[];
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly onView: (definition: ReportDefinition, change: ViewChange) => void;
  readonly onOpen: (step: Step) => void;
}

/** Columns beside the names of the rows that a card of half a row has room for. */
const mostInHalf = 4;

/** Whether a card takes a row of its own: comparisons widen its table and its chart. */
function isWide(report: ReportDefinition, params: URLSearchParams): boolean {
  const view = readReportView(params, report);
  const { shape, facts = [], columns, serviceHistory } = withRowsBy(report, view.rowsBy);
  // The name of a place is long, and its code takes a column too.
  const names = view.rowsBy ? 2 : facts.length;
  const count = names + columns.length + (serviceHistory ? 1 : 0);
  const isNarrow = shape === 'summary' || count <= mostInHalf;
  return !isNarrow || view.compared.length > 0;
}

/** The reports of a tab, each on a card of its own; a broad one is a row wide. */
export function TabCards({ definitions, selection, params, onView, onOpen }: TabCardsProps) {
  const reports = definitions.map((definition) =>
    reportQuery(definition, selection, readReportView(params, definition)),
  );
  const refused = useRefusedSelection(reports);
  const [report] = reports;
  if (refused && report)
    return <RefusedSelection error={refused} report={report} onOpen={onOpen} />;
  const whole = wholeRows(definitions.map((definition) => isWide(definition, params)));
  return (
    <AutoGrid columns={2} minColumn="26rem">
      {definitions.map((definition, place) => (
        <CardPlace key={definition.type} isWhole={whole[place] ?? false}>
          <TabCard
            definition={definition}
            selection={selection}
            address={partOf(params, definition)}
            onView={onView}
            onOpen={onOpen}
          />
        </CardPlace>
      ))}
    </AutoGrid>
  );
}
