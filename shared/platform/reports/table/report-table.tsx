import type { ReportTableProps } from './report-table-props.ts';
import { RowsTable } from './rows-table.tsx';
import { SummaryTable } from './summary-table.tsx';

/** Shows the figures of a report as a table, in the report's shape. */
export const ReportTable = (props: ReportTableProps) =>
  props.definition.shape === 'summary' ? <SummaryTable {...props} /> : <RowsTable {...props} />;
