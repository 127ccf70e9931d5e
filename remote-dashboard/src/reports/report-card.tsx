import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, Panel } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { failureText } from '../failure-text.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { reportQuery } from './report.query.ts';
import { ReportBody } from './report-body.tsx';
import { ReportControls } from './report-controls.tsx';
import { ReportEmpty } from './report-empty.tsx';
import { ReportInfo } from './report-info.tsx';
import { ReportLoading } from './report-loading.tsx';
import type { ReportView } from './report-view.ts';

export interface ReportCardProps {
  readonly definition: ReportDefinition;
  readonly selection: WholeSelection;
  readonly view: ReportView;
  readonly onView: (view: ReportView) => void;
  /** What helps when there is no record, as buttons. */
  readonly nextSteps: ReactNode;
}

/** One report on its own: its call, its states and its controls touch no other card. */
export function ReportCard({ definition, selection, view, onView, nextSteps }: ReportCardProps) {
  const { t } = useWords();
  const query = reportQuery(definition, selection, view);
  const account = selection.fleet.account;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query,
    // Figures of another account are never shown, not even for a moment.
    placeholderData: (before, earlier) => (earlier?.queryKey[1] === account ? before : undefined),
  });
  const isEmpty = data && (data.total === null || data.rows.length === 0);

  return (
    <Panel
      title={t(definition.title)}
      {...(definition.subtitle && { description: t(definition.subtitle) })}
      refreshing={isFetching && data !== undefined}
      actions={<ReportInfo definition={definition} />}
    >
      <ReportControls definition={definition} view={view} onView={onView} />
      {error ? (
        <FailedState text={t(failureText(error))} onRetry={() => refetch()} retrying={isFetching} />
      ) : !data ? (
        <ReportLoading mode={view.mode} />
      ) : isEmpty ? (
        <ReportEmpty selection={selection} nextSteps={nextSteps} />
      ) : (
        <ReportBody
          definition={definition}
          answer={data}
          isStale={isPlaceholderData}
          view={view}
          onSort={(sort) => onView({ ...view, sort })}
        />
      )}
    </Panel>
  );
}
