import {
  type ReportDefinition,
  reportDefinitions,
  type Tab,
  tabs,
} from '@portal/contract/fleet-dashboard';
import { preloadCharts } from '@portal/platform/charts';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Tabs } from '@portal/platform/ui';
import { useEffect } from 'react';
import { useOwnNames } from '../../reports/controls/use-own-names.ts';
import { withRowsBy } from '../../reports/rows-by.ts';
import { partOf, readReportView, writeReportView } from '../../reports/view/report-params.ts';
import type { ViewChange } from '../../reports/view/report-view.ts';
import type { WholeSelection } from '../../selection/selection.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import type { ChangeView } from '../../selection/use-view-params.ts';
import { CardPlace } from './card-place.tsx';
import type { Step } from './draft.ts';
import { TabCard } from './tab-card.tsx';
import { useStable, useSteady } from './use-stable.ts';
import { wholeRows } from './whole-rows.ts';

interface ReportsPanelProps {
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** Opens a step of the wizard. */
  readonly onOpen: (step: Step) => void;
}

/** The tabs that have reports. */
const shownTabs: readonly Tab[] = tabs.filter((tab) =>
  reportDefinitions.some((definition) => definition.tab === tab),
);

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

/** The reports of a selection, by tab, each on a card of its own; a broad one is a row wide. */
export function ReportsPanel({ params, change, ...props }: ReportsPanelProps) {
  const { t } = useWords();
  useEffect(preloadCharts, []);
  const selection = useSteady(props.selection);
  useOwnNames(selection.fleet.account);
  const onOpen = useStable(props.onOpen);
  const onView = useStable(
    (definition: ReportDefinition, part: ViewChange) =>
      void change(writeReportView(definition, part), { replace: true }),
  );
  const first = shownTabs[0] ?? 'purchases';
  const shown = shownTabs.find((tab) => tab === params.get(urlKeys.tab)) ?? first;
  const cards = reportDefinitions
    .filter(({ tab }) => tab === shown)
    .toSorted((one, other) => one.order - other.order);
  const whole = wholeRows(cards.map((definition) => isWide(definition, params)));
  return (
    <Tabs
      value={shown}
      onChange={(tab) => void change({ [urlKeys.tab]: tab === first ? null : tab })}
    >
      <Tabs.List aria-label={t('tab.label')}>
        {shownTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} pt="md">
        <AutoGrid columns={2} minColumn="26rem">
          {cards.map((definition, place) => (
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
      </Tabs.Panel>
    </Tabs>
  );
}
