import type { ReportFormat } from './report-definition.ts';

/** A column of the records behind a figure. */
export interface RecordColumn {
  readonly field: string;
  /** Key of the heading, in the area's namespace. */
  readonly label: string;
  readonly format: ReportFormat | 'date';
  /** If set, values are codes; the key of a value's text is this prefix and the code. */
  readonly words?: string;
  /** Shown only for a measure that sums it. */
  readonly onlyAdded?: true;
  /** Shown only for records left out, as the reason. */
  readonly onlyLeftOut?: true;
  /** On screen, the value is in the cell of this other column; files have a separate column. */
  readonly beside?: string;
}
