import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, Panel } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { failureText, isRefusal } from '../failure-text.ts';
import { HeatMapLink } from '../links/heat-map-link.tsx';
import { LinkedSelection } from '../links/linked-selection.ts';
import { RecordsProvider } from '../records/records-provider.tsx';
import type { WholeSelection } from '../selection/selection.ts';
import { ReportControls } from './controls/report-controls.tsx';
import { DataThrough } from './data-through.tsx';
import { loadStateOf } from './load-state.ts';
import { reportQuery } from './report.query.ts';
import { ReportBody } from './report-body.tsx';
import classes from './report-card.module.css';
import { ReportComment } from './report-comment.tsx';
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
  const query = reportQuery(definition, selection, view);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query,
    // Figures of another account are never shown, not even for a moment, nor those of other rows.
    placeholderData: (before, earlier) =>
      [1, 2].every((place) => earlier?.queryKey[place] === query.queryKey[place])
        ? before
        : undefined,
  });
  const isEmpty = data && (data.total === null || data.rows.length === 0);

  return (
    <div data-status={loadStateOf({ isFetching, data, error })}>
      <RecordsProvider
        report={{ definition, selection, view, fleets: data?.national_accounts }}
        isStale={isPlaceholderData}
      >
        <Panel
          title={t(definition.title)}
          {...(view.comment && {
            description: <span className={classes.comment}>{view.comment}</span>,
          })}
          refreshing={isFetching && data !== undefined}
          actions={
            <>
              <HeatMapLink definition={definition} selection={selection} />
              <ReportComment definition={definition} comment={view.comment} onView={onView} />
              <ReportInfo definition={definition} />
            </>
          }
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
              definition={definition}
              selection={selection}
              filters={view.filters}
              onView={onView}
              nextSteps={nextSteps}
            />
          ) : (
            <>
              <DataThrough through={data.data_through} until={selection.dates.date_to} />
              {!isPlaceholderData && (
                <ReportNotes
                  definition={definition}
                  view={view}
                  dates={selection.dates}
                  answer={data}
                />
              )}
              <LinkedSelection value={selection}>
                <ReportBody
                  definition={definition}
                  answer={data}
                  isStale={isPlaceholderData}
                  view={view}
                  onView={onView}
                />
              </LinkedSelection>
            </>
          )}
        </Panel>
      </RecordsProvider>
    </div>
  );
}
