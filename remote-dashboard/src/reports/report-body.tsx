import type { ReportAnswer, ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { ReportChart } from './chart/report-chart.tsx';
import { comparedIn } from './compared.ts';
import { KeptPart } from './kept-part.tsx';
import classes from './report-body.module.css';
import { shownRows } from './report-rows.ts';
import { comparedInRows, withRowsBy } from './rows-by.ts';
import { ReportTable } from './table/report-table.tsx';
import { useLead } from './use-lead.ts';
import type { OnView, ReportView } from './view/report-view.ts';

interface ReportBodyProps {
  readonly definition: ReportDefinition;
  readonly answer: ReportAnswer;
  /** The figures are of the selection or the view before this one. */
  readonly isStale: boolean;
  readonly view: ReportView;
  readonly onView: OnView;
}

/** The figures of a report: the chart, the table, or both. */
export function ReportBody({ answer, isStale, view, onView, ...props }: ReportBodyProps) {
  const { t } = useWords();
  const leadOf = useLead();
  const { rowsBy } = view;
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
  return (
    <div className={classes.body} data-stale={isStale}>
      <KeptPart isShown={view.mode !== 'table'}>
        <ReportChart {...figures} compared={compared} rowsBy={rowsBy} view={view} onView={onView} />
      </KeptPart>
      <KeptPart isShown={view.mode !== 'graph'}>
        <ReportTable
          {...figures}
          compared={comparedInRows(compared, rowsBy)}
          view={view}
          onView={onView}
        />
      </KeptPart>
    </div>
  );
}
