import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import type { ReportAnswer } from '@portal/contract/reports';
import { useWords } from '@portal/platform/i18n';
import { FailedState } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { failureText, isRefusal } from '../failure-text.ts';
import type { PartMode } from '../figures/view/part-mode.ts';
import type { OnView, ReportView } from '../figures/view/report-view.ts';
import { LinkedSelection } from '../links/linked-selection.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { DataThrough } from './data-through.tsx';
import { ReportBody } from './report-body.tsx';
import { RangeEmpty, ReportEmpty } from './report-empty.tsx';
import { ReportLoading } from './report-loading.tsx';
import { ReportNotes } from './report-notes.tsx';

/** A report as it is looked at, and what helps where it cannot be shown. */
export interface ViewedReport {
  readonly definition: DashboardReport;
  readonly selection: WholeSelection;
  readonly view: ReportView;
  readonly onView: OnView;
  /** What helps when there is no record, as buttons. */
  readonly nextSteps: ReactNode;
  /** What helps when the selection is refused, as a button. */
  readonly otherSelection: ReactNode;
}

interface ReportFiguresProps extends ViewedReport {
  /** What is shown of the report, and in which order. */
  readonly mode: PartMode;
  /** The card has a row of the page for itself, whatever it shows. */
  readonly isRoomy: boolean;
  readonly answered: {
    readonly data: ReportAnswer | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    /** The figures are of the selection or the view before this one. */
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
}

/** The figures of a card, or why there are none (yet). */
export function ReportFigures(props: ReportFiguresProps) {
  const { definition, selection, view, mode, isRoomy, onView, nextSteps, otherSelection } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = props.answered;
  const { t } = useWords();
  if (error)
    return (
      <FailedState
        text={t(failureText(error))}
        retrying={isFetching}
        {...(isRefusal(error) ? { actions: otherSelection } : { onRetry: () => refetch() })}
      />
    );
  if (!data) return <ReportLoading mode={mode} />;
  if (data.total === null)
    return (
      <ReportEmpty
        definition={definition}
        selection={selection}
        filters={view.filters}
        onView={onView}
        nextSteps={nextSteps}
      />
    );
  return (
    <>
      <DataThrough through={data.data_through} until={selection.dates.date_to} />
      {!isPlaceholderData && (
        <ReportNotes definition={definition} view={view} dates={selection.dates} answer={data} />
      )}
      {data.range_empty && !isPlaceholderData && (
        <RangeEmpty definition={definition} selection={selection} filters={view.filters} />
      )}
      <LinkedSelection value={selection}>
        <ReportBody
          definition={definition}
          answer={data}
          isStale={isPlaceholderData}
          view={view}
          mode={mode}
          isRoomy={isRoomy}
          onView={onView}
        />
      </LinkedSelection>
    </>
  );
}
