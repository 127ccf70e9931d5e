import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import {
  ReportCard as PlatformCard,
  type ReportCardProps as PlatformCardProps,
} from '@portal/platform/reports';
import type { OnView, ReportView } from '@portal/platform/reports/view';
import type { ReactNode } from 'react';
import { dashboardReports } from '../figures/dashboard-reports.ts';
import { scopeOf } from '../figures/scope-of.ts';
import { HeatMapLink } from '../links/heat-map-link.tsx';
import { useServiceHistory } from '../links/use-service-history.tsx';
import type { WholeSelection } from '../selection/selection.ts';

interface ReportCardProps
  extends Pick<
    PlatformCardProps,
    'figure' | 'nextSteps' | 'tools' | 'part' | 'common' | 'isWhole'
  > {
  readonly definition: DashboardReport;
  readonly selection: WholeSelection;
  readonly view: ReportView;
  readonly onView: OnView;
  /** Whether it is in the combined report, so its view cannot be changed. */
  readonly isLocked?: boolean;
  /** The button that adds it to the combined report or removes it. */
  readonly toReport?: ReactNode;
  /** The button offered when the selection is refused. */
  readonly otherSelection: ReactNode;
}

/** One report of the dashboard, with its links to other pages. */
export function ReportCard(props: ReportCardProps) {
  const { selection, isLocked = false, toReport, otherSelection, ...card } = props;
  const { definition } = card;
  const { t } = useWords();
  return (
    <PlatformCard
      {...card}
      source={dashboardReports}
      scope={scopeOf(selection)}
      lockedHint={isLocked ? t('basket.locked') : undefined}
      actions={
        <>
          {toReport}
          <HeatMapLink definition={definition} selection={selection} />
        </>
      }
      otherScope={otherSelection}
      rowLinks={useServiceHistory(definition, selection)}
    />
  );
}
