import type { ReportFormat } from './report-definition.ts';

/** A column of the records behind a figure. */
export interface RecordColumn {
  readonly field: string;
  /** Translation key of the heading, in the area's namespace. */
  readonly label: string;
  readonly format: ReportFormat | 'date';
  /** Values are codes; their words are keys of this prefix and the code. */
  readonly words?: string;
  /** Shown only beside a measure that adds it up. */
  readonly onlyAdded?: true;
  /** Shown only of records that are left out: it tells why. */
  readonly onlyLeftOut?: true;
  /** On screen it stands in the cell of this other column; a file has a column of its own for it. */
  readonly beside?: string;
}
