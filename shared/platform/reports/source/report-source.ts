import type {
  DateRange,
  RecordColumn,
  RecordsAnswer,
  RecordsFileRequest,
  RecordsRequest,
  ReportAnswer,
  ReportDefinition,
  ReportParameters,
} from '@portal/contract/reports';
import type { ExportTask } from '../../exports/exports.ts';
import type { AreaFilters } from '../view/area-filters.ts';

/** The selection of records that all reports of a page cover. */
export interface ReportScope<Base = unknown> {
  /** Cached figures and names of one account are never shown for another. */
  readonly account: string;
  /** First and last day, ISO, both inclusive. */
  readonly dates: Pick<DateRange, 'date_from' | 'date_to'>;
  /** Whether the user excluded part of the account's records. */
  readonly isNarrowed: boolean;
  /** The complete selection in the form that the area's calls take, as JSON. */
  readonly base: Base;
}

/** A report, as requested from an area. */
export interface AskedReport<Base, Definition, Parameters> {
  readonly definition: Definition;
  readonly base: Base;
  readonly report: Parameters;
}

/** Reports of one tab, as requested from an area together. */
export interface AskedReports<Base, Definition, Parameters> {
  readonly base: Base;
  readonly reports: readonly { readonly definition: Definition; readonly report: Parameters }[];
}

/** The records behind a figure, as requested from an area. */
export interface AskedRecords<Base, Definition, Parameters> {
  readonly definition: Definition;
  readonly base: Base;
  readonly request: RecordsRequest<Parameters>;
}

/** The records behind a figure, as requested from an area as one file with all pages. */
export interface AskedRecordsFile<Base, Definition, Parameters>
  extends Omit<AskedRecords<Base, Definition, Parameters>, 'request'> {
  readonly request: RecordsFileRequest<Parameters>;
}

/** The area-specific side of reports; each area creates it once. */
export interface ReportSource<
  Base = unknown,
  Definition extends ReportDefinition = ReportDefinition,
  Parameters extends ReportParameters = ReportParameters,
> {
  /** Name under which the area's answers are cached, separate from the remote's other areas. */
  readonly name: string;
  readonly filters: AreaFilters;
  /** The columns of each kind of record, in their order. */
  readonly records: Readonly<Record<Definition['records'], readonly RecordColumn[]>>;
  /** Links of the area's definitions that each row has in a column of its own. */
  readonly rowLinks?: readonly string[];
  /** Reads the figures of a report. The call for a superseded report is canceled. */
  getReport(
    asked: AskedReport<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): Promise<ReportAnswer>;
  /** Reads the figures of several reports of a tab in one call, in the requested order. */
  getReports(
    asked: AskedReports<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): Promise<readonly ReportAnswer[]>;
  /** Reads a page of the records behind a figure. */
  getRecords(
    asked: AskedRecords<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): Promise<RecordsAnswer>;
  /**
   * Exports the records behind a figure as a file; an area without this method offers no such
   * export.
   */
  exportRecords?(
    asked: AskedRecordsFile<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): ReturnType<ExportTask<unknown>['send']>;
  /**
   * Keys of sentences that explain how figures are computed, shown between the formula and the text
   * common to all reports.
   */
  explain?(definition: Definition): readonly string[];
  /** Returns whether a report has records that lack the names which its filters look up. */
  hasUnknown?(definition: Definition): boolean;
  /** Returns the key of the sentence that explains why a call failed; by default the shell's. */
  failureWord?(error: unknown): string;
  /** Returns whether retrying cannot help, such as for a refused selection; false by default. */
  isRefusal?(error: unknown): boolean;
}
