import type { Comparison, ReportColumn } from '@portal/contract/fleet-dashboard';
import type { FigureFormat } from '@portal/platform/format';
import type { Column } from '@portal/platform/ui';
import { comparedFields } from '../compared.ts';
import { cellOf, type ShownRow } from '../report-rows.ts';

interface Wording {
  readonly t: (key: string) => string;
  readonly figure: (value: number | string | null, format: FigureFormat) => string;
}

/**
 * The table's columns for one column of a report: its own figures alone or, compared, in a group
 * under its heading with what they are compared with.
 */
export function columnsFor(
  column: ReportColumn,
  compared: readonly Comparison[],
  { t, figure }: Wording,
): Column<ShownRow>[] {
  const { label, format } = column;
  const fields = comparedFields(column, compared);
  const group = { key: column.field, header: t(label) };
  return fields.map(({ field, comparison }) => ({
    field,
    header: t(fields.length === 1 ? label : `compare.${comparison ?? 'current'}`),
    ...(fields.length > 1 && { group }),
    align: format === 'text' ? 'start' : 'end',
    quiet: comparison !== null,
    sortable: true,
    render: ({ values }) => figure(cellOf(values, field), format),
  }));
}
