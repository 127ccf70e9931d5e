import { reportDefinitions, type Tab, tabs } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Tabs } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { ReportCard } from '../../reports/report-card.tsx';
import { readReportView, writeReportView } from '../../reports/view/report-params.ts';
import type { WholeSelection } from '../../selection/selection.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import type { ChangeView } from '../../selection/use-view-params.ts';
import { CardPlace } from './card-place.tsx';
import { wholeRows } from './whole-rows.ts';

interface ReportsPanelProps {
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** What helps when a report has no record. */
  readonly nextSteps: ReactNode;
  /** What helps when the selection is refused. */
  readonly otherSelection: ReactNode;
}

/** The tabs that have reports. */
const shownTabs: readonly Tab[] = tabs.filter((tab) =>
  reportDefinitions.some((definition) => definition.tab === tab),
);

/** The reports of a selection, by tab, each on a card of its own; a compared one is a row wide. */
export function ReportsPanel(props: ReportsPanelProps) {
  const { selection, params, change, nextSteps, otherSelection } = props;
  const { t } = useWords();
  const first = shownTabs[0] ?? 'purchases';
  const shown = shownTabs.find((tab) => tab === params.get(urlKeys.tab)) ?? first;
  const cards = reportDefinitions
    .filter(({ tab }) => tab === shown)
    .toSorted((one, other) => one.order - other.order)
    .map((definition) => ({ definition, view: readReportView(params, definition) }));
  const whole = wholeRows(cards.map(({ view }) => view.compared.length > 0));
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
          {cards.map(({ definition, view }, place) => (
            <CardPlace key={definition.type} isWhole={whole[place] ?? false}>
              <ReportCard
                definition={definition}
                selection={selection}
                view={view}
                onView={(part) => void change(writeReportView(definition, part), { replace: true })}
                nextSteps={nextSteps}
                otherSelection={otherSelection}
              />
            </CardPlace>
          ))}
        </AutoGrid>
      </Tabs.Panel>
    </Tabs>
  );
}
