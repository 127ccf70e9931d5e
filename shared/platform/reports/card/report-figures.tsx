import type { ReportAnswer, ReportDefinition, ShownRow } from '@portal/contract/reports';
import type { ReactNode } from 'react';
import { type Column, FailedState } from '../../ui/ui.ts';
import type { ReportScope } from '../source/report-source.ts';
import { useReportSource } from '../source/source-context.ts';
import { useFailureText } from '../source/use-failure-text.ts';
import type { OnView, PartMode, ReportView } from '../view/report-view.ts';
import { DataThrough } from './data-through.tsx';
import { isWide } from './is-wide.ts';
import { ReportBody } from './report-body.tsx';
import { RangeEmpty, ReportEmpty } from './report-empty.tsx';
import { ReportLoading } from './report-loading.tsx';
import { ReportNotes } from './report-notes.tsx';

/** A report in its current view, and the ways out if it cannot be shown. */
export interface ViewedReport {
  readonly definition: ReportDefinition;
  readonly scope: ReportScope;
  readonly view: ReportView;
  readonly onView: OnView;
  /** Buttons that help when there is no record. */
  readonly nextSteps: ReactNode;
  /** Button that helps when the scope is refused. */
  readonly otherScope: ReactNode;
  /** Columns at the end of the table with links from each row to other pages. */
  readonly rowLinks?: readonly Column<ShownRow>[];
}

interface ReportFiguresProps extends ViewedReport {
  /** Which parts of the report are shown, and in which order. */
  readonly mode: PartMode;
  /** Whether the card has a row of the page to itself, regardless of its contents. */
  readonly isRoomy: boolean;
  readonly answered: {
    readonly data: ReportAnswer | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    /** Whether the figures belong to the previous scope or view. */
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
}

/** Whether the chart is a single pie, which is small regardless of the table's width. */
const isPie = ({ chart }: ReportDefinition, { rowsBy, compared }: ReportView) =>
  chart.kind === 'pie' && !rowsBy && compared.length === 0;

/** Shows the figures of a card, or why it has none (yet). */
export function ReportFigures(props: ReportFiguresProps) {
  const { definition, scope, view, mode, isRoomy, onView, nextSteps, otherScope } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = props.answered;
  const source = useReportSource();
  const failure = useFailureText();
  if (error) {
    const { text, isRefusal } = failure(error);
    return (
      <FailedState
        text={text}
        retrying={isFetching}
        {...(isRefusal ? { actions: otherScope } : { onRetry: () => refetch() })}
      />
    );
  }
  if (!data) return <ReportLoading mode={mode} />;
  const range = { definition, scope, filters: view.filters };
  const reach = (
    <DataThrough from={data.data_from} through={data.data_through} until={scope.dates.date_to} />
  );
  if (data.total === null)
    return (
      <>
        {data.data_from && reach}
        <ReportEmpty {...range} onView={onView} nextSteps={nextSteps} />
      </>
    );
  // A warning comes above the figures; a note that the data is complete comes below.
  const isShort = data.data_from !== undefined || (data.data_through ?? '') < scope.dates.date_to;
  return (
    <>
      {isShort && reach}
      {!isPlaceholderData && (
        <ReportNotes definition={definition} view={view} dates={scope.dates} answer={data} />
      )}
      {data.range_empty && !isPlaceholderData && <RangeEmpty {...range} />}
      <ReportBody
        definition={definition}
        answer={data}
        isStale={isPlaceholderData}
        dates={scope.dates}
        view={view}
        mode={mode}
        isBeside={isRoomy && (isPie(definition, view) || !isWide(source, definition, view))}
        onView={onView}
        {...(props.rowLinks && { rowLinks: props.rowLinks })}
      />
      {!isShort && reach}
    </>
  );
}
