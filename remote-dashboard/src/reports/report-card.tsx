import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, Panel } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { failureText, isRefusal } from '../failure-text.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { noFilters } from './controls/no-filters.ts';
import { ReportControls } from './controls/report-controls.tsx';
import { reportQuery } from './report.query.ts';
import { ReportBody } from './report-body.tsx';
import { ReportEmpty } from './report-empty.tsx';
import { ReportInfo } from './report-info.tsx';
import { ReportLoading } from './report-loading.tsx';
import { ReportNotes } from './report-notes.tsx';
import type { OnView, ReportView } from './view/report-view.ts';

export interface ReportCardProps {
  readonly definition: ReportDefinition;
  readonly selection: WholeSelection;
  readonly view: ReportView;
  readonly onView: OnView;
  /** What helps when there is no record, as buttons. */
  readonly nextSteps: ReactNode;
  /** What helps when the selection is refused, as a button. */
  readonly otherSelection: ReactNode;
}

/** One report on its own: its call, its states and its controls touch no other card. */
export function ReportCard(props: ReportCardProps) {
  const { definition, selection, view, onView, nextSteps, otherSelection } = props;
  const { t } = useWords();
  const account = selection.fleet.account;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...reportQuery(definition, selection, view),
    // Figures of another account are never shown, not even for a moment.
    placeholderData: (before, earlier) => (earlier?.queryKey[1] === account ? before : undefined),
  });
  const isEmpty = data && (data.total === null || data.rows.length === 0);
  const isFiltered = Object.keys(view.filters).length > 0;

  return (
    <Panel
      title={t(definition.title)}
      refreshing={isFetching && data !== undefined}
      actions={<ReportInfo definition={definition} />}
      {...(definition.footnote && { footer: t(definition.footnote) })}
    >
      <ReportControls definition={definition} account={account} view={view} onView={onView} />
      {error ? (
        <FailedState
          text={t(failureText(error))}
          retrying={isFetching}
          {...(isRefusal(error) ? { actions: otherSelection } : { onRetry: () => refetch() })}
        />
      ) : !data ? (
        <ReportLoading mode={view.mode} />
      ) : isEmpty ? (
        <ReportEmpty
          selection={selection}
          onReset={isFiltered ? () => onView({ filters: noFilters(definition) }) : undefined}
          nextSteps={nextSteps}
        />
      ) : (
        <>
          {!isPlaceholderData && (
            <ReportNotes compared={view.compared} dates={selection.dates} answer={data} />
          )}
          <ReportBody
            definition={definition}
            answer={data}
            isStale={isPlaceholderData}
            view={view}
            onView={onView}
          />
        </>
      )}
    </Panel>
  );
}
