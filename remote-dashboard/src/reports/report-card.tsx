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
  /** It is in the combined report: how it is looked at stays. */
  readonly isLocked?: boolean;
  /** Puts it into the combined report, or takes it out. */
  readonly toReport?: ReactNode;
  /** What helps when the selection is refused, as a button. */
  readonly otherSelection: ReactNode;
}

/** One report of the dashboard, with what leads from it elsewhere. */
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
