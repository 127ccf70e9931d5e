import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import {
  comparedIn,
  comparedInRows,
  type ReportAnswer,
  shownRows,
  withRowsBy,
} from '@portal/contract/reports';
import { useWords } from '@portal/platform/i18n';
import { useLead } from '../figures/use-lead.ts';
import type { PartMode } from '../figures/view/part-mode.ts';
import type { OnView, ReportView } from '../figures/view/report-view.ts';
import { ReportChart } from './chart/report-chart.tsx';
import { isWide } from './is-wide.ts';
import { KeptPart } from './kept-part.tsx';
import classes from './report-body.module.css';
import { ReportTable } from './table/report-table.tsx';

interface ReportBodyProps {
  readonly definition: DashboardReport;
  readonly answer: ReportAnswer;
  /** The figures are of the selection or the view before this one. */
  readonly isStale: boolean;
  readonly view: ReportView;
  /** What is shown of it, and in which order. */
  readonly mode: PartMode;
  /** The card has a whole row, with room for chart and table beside each other. */
  readonly isRoomy?: boolean;
  readonly onView: OnView;
}

/** The figures of a report: the chart, the table, or both in the order of the mode. */
export function ReportBody({
  answer,
  isStale,
  view,
  isRoomy = false,
  onView,
  ...props
}: ReportBodyProps) {
  const { t, wordsLocale } = useWords();
  const leadOf = useLead();
  const { rowsBy } = view;
  // Without a row there is nothing to draw, only the total.
  const mode = answer.rows.length === 0 ? 'table' : props.mode;
  const definition = withRowsBy(props.definition, rowsBy);
  const compared = comparedIn(definition, answer, view.compared);
  const figures = {
    definition,
    rows: shownRows(definition, answer.rows, leadOf),
    total: answer.total && {
      key: 'total',
      lead: t(`report.total_${definition.shape}`),
      values: answer.total,
      inner: [],
    },
  };
  const parts = [
    <KeptPart key="chart" isShown={mode !== 'table'}>
      <ReportChart
        // Labels of another language take another room; a chart keeps how it has cut them.
        key={wordsLocale}
        {...figures}
        compared={compared}
        rowsBy={rowsBy}
        view={view}
        onView={onView}
      />
    </KeptPart>,
    <KeptPart key="table" isShown={mode !== 'graph'}>
      <ReportTable
        {...figures}
        compared={comparedInRows(compared, rowsBy)}
        view={view}
        onView={onView}
      />
    </KeptPart>,
  ];
  return (
    <div
      className={classes.body}
      data-stale={isStale}
      data-beside={isRoomy && mode === 'both' && !isWide(props.definition, view)}
    >
      {mode === 'graph_last' ? parts.toReversed() : parts}
    </div>
  );
}
