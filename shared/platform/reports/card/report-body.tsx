import {
  comparedIn,
  comparedInRows,
  type ReportAnswer,
  type ReportDefinition,
  type ShownRow,
  shownRows,
  withRowsBy,
} from '@portal/contract/reports';
import { useRef } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import type { Column } from '../../ui/ui.ts';
import { ReportChart } from '../chart/report-chart.tsx';
import { useLead } from '../figures/use-lead.ts';
import type { ReportScope } from '../source/report-source.ts';
import { ReportTable } from '../table/report-table.tsx';
import type { OnView, PartMode, ReportView } from '../view/report-view.ts';
import { PersistentPart } from './persistent-part.tsx';
import classes from './report-body.module.css';

interface ReportBodyProps {
  readonly definition: ReportDefinition;
  readonly answer: ReportAnswer;
  /** Whether the figures belong to the previous scope or view. */
  readonly isStale: boolean;
  /** The requested range. */
  readonly dates: ReportScope['dates'];
  readonly view: ReportView;
  /** Which parts of the report are shown, and in which order. */
  readonly mode: PartMode;
  /** Whether chart and table fit side by side. */
  readonly isBeside?: boolean;
  readonly rowLinks?: readonly Column<ShownRow>[];
  readonly onView: OnView;
}

/** The figures of a report: the chart, the table, or both in the order of the mode. */
export function ReportBody({
  answer,
  isStale,
  dates,
  view,
  isBeside = false,
  rowLinks = [],
  onView,
  ...props
}: ReportBodyProps) {
  const { t, wordsLocale } = useWords();
  const leadOf = useLead();
  const { rowsBy } = view;
  // Without rows there is no chart, only the total.
  const mode = answer.rows.length === 0 ? 'table' : props.mode;
  const definition = withRowsBy(props.definition, rowsBy);
  const compared = comparedIn(definition, answer, view.compared);
  const answered = useRef(dates);
  if (!isStale) answered.current = dates;
  const days = {
    from: answered.current.date_from,
    to: answered.current.date_to,
    through: answer.data_through,
  };
  const figures = {
    definition,
    rows: shownRows(definition, answer.rows, leadOf, days),
    total: answer.total && {
      key: 'total',
      lead: t(`shell:report.total_${definition.shape}`),
      values: answer.total,
      inner: [],
    },
  };
  const parts = [
    <PersistentPart key="chart" isShown={mode !== 'table'}>
      <ReportChart
        // Labels in another language need other room, and a chart keeps the lengths to which it cut
        // its labels.
        key={wordsLocale}
        {...figures}
        compared={compared}
        rowsBy={rowsBy}
        days={days}
        view={view}
        onView={onView}
      />
    </PersistentPart>,
    <PersistentPart key="table" isShown={mode !== 'graph'}>
      <ReportTable
        {...figures}
        compared={comparedInRows(compared, rowsBy)}
        view={view}
        onView={onView}
        rowLinks={rowLinks}
      />
    </PersistentPart>,
  ];
  return (
    <div
      className={classes.body}
      data-stale={isStale}
      data-beside={isBeside && mode === 'both'}
      data-pie={definition.chart.kind === 'pie'}
    >
      {mode === 'graph_last' ? parts.toReversed() : parts}
    </div>
  );
}
