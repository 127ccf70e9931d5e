import { reportDefinitions, type Tab, tabs } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Tabs } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { ReportCard } from '../../reports/report-card.tsx';
import { readReportView, writeReportView } from '../../reports/report-view.ts';
import type { WholeSelection } from '../../selection/selection.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import type { ChangeView } from '../../selection/use-view-params.ts';

interface ReportsPanelProps {
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** What helps when a report has no record. */
  readonly nextSteps: ReactNode;
}

/** The tabs that have reports. */
const shownTabs: readonly Tab[] = tabs.filter((tab) =>
  reportDefinitions.some((definition) => definition.tab === tab),
);

/** The reports of a selection, by tab, each on a card of its own. */
export function ReportsPanel({ selection, params, change, nextSteps }: ReportsPanelProps) {
  const { t } = useWords();
  const first = shownTabs[0] ?? 'purchases';
  const shown = shownTabs.find((tab) => tab === params.get(urlKeys.tab)) ?? first;
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
          {reportDefinitions
            .filter(({ tab }) => tab === shown)
            .toSorted((one, other) => one.order - other.order)
            .map((definition) => (
              <ReportCard
                key={definition.type}
                definition={definition}
                selection={selection}
                view={readReportView(params, definition)}
                onView={(view) => void change(writeReportView(definition, view), { replace: true })}
                nextSteps={nextSteps}
              />
            ))}
        </AutoGrid>
      </Tabs.Panel>
    </Tabs>
  );
}
