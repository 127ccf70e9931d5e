import type { ReportAnswer, ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import type { Sort } from '@portal/platform/ui';
import classes from './report-body.module.css';
import { ReportChart } from './report-chart.tsx';
import { shownRows } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';
import type { ReportView } from './report-view.ts';
import { useLead } from './use-lead.ts';

interface ReportBodyProps {
  readonly definition: ReportDefinition;
  readonly answer: ReportAnswer;
  /** The figures are of the selection before this one. */
  readonly isStale: boolean;
  readonly view: ReportView;
  readonly onSort: (sort: Sort) => void;
}

/** The figures of a report: the chart, the table, or both. */
export function ReportBody({ definition, answer, isStale, view, onSort }: ReportBodyProps) {
  const { t } = useWords();
  const rows = shownRows(answer.rows, useLead(definition));
  return (
    <div className={classes.body} data-stale={isStale}>
      {view.mode !== 'table' && <ReportChart definition={definition} rows={rows} />}
      {view.mode !== 'graph' && (
        <ReportTable
          definition={definition}
          period={view.period}
          rows={rows}
          total={
            answer.total && {
              key: 'total',
              lead: t(`report.total_${definition.shape}`),
              values: answer.total,
              weeks: [],
            }
          }
          sort={view.sort}
          onSort={onSort}
        />
      )}
    </div>
  );
}
