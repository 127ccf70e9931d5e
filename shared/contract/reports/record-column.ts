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
}
