import {
  type ReportDefinition,
  reportDefinitions,
  type Tab,
  tabs,
} from '@portal/contract/fleet-dashboard';
import { preloadCharts } from '@portal/platform/charts';
import { useWords } from '@portal/platform/i18n';
import { Alert, IconInfoCircle, Tabs } from '@portal/platform/ui';
import { useEffect } from 'react';
import { useOwnNames } from '../../reports/controls/use-own-names.ts';
import { writeReportView } from '../../reports/view/report-params.ts';
import type { ViewChange } from '../../reports/view/report-view.ts';
import type { WholeSelection } from '../../selection/selection.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import type { ChangeView } from '../../selection/use-view-params.ts';
import type { Step } from './draft.ts';
import { TabCards } from './tab-cards.tsx';
import { useStable, useSteady } from './use-stable.ts';

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

/** The reports of a selection, by tab; an address that names another tab shows the first. */
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
  const wanted = params.get(urlKeys.tab) ?? first;
  const found = shownTabs.find((tab) => tab === wanted);
  const shown = found ?? first;
  return (
    <>
      {!found && (
        <Alert role="status" color="gray" icon={<IconInfoCircle aria-hidden />}>
          {t('tab.not_found')}
        </Alert>
      )}
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
          <TabCards
            key={shown}
            definitions={reportDefinitions
              .filter(({ tab }) => tab === shown)
              .toSorted((one, other) => one.order - other.order)}
            selection={selection}
            params={params}
            onView={onView}
            onOpen={onOpen}
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
