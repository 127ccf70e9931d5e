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

/** The records that all reports of a page are of. */
export interface ReportScope<Base = unknown> {
  /** Neither figures nor names of one account stand in for those of another. */
  readonly account: string;
  /** First and last day, ISO, both inclusive. */
  readonly dates: Pick<DateRange, 'date_from' | 'date_to'>;
  /** Part of the account's records was left out by choice. */
  readonly isNarrowed: boolean;
  /** All of the choice as the area's calls want it, in JSON. */
  readonly base: Base;
}

/** A report as an area is asked for it. */
export interface AskedReport<Base, Definition, Parameters> {
  readonly definition: Definition;
  readonly base: Base;
  readonly report: Parameters;
}

/** Reports of one tab as an area is asked for them together. */
export interface AskedReports<Base, Definition, Parameters> {
  readonly base: Base;
  readonly reports: readonly { readonly definition: Definition; readonly report: Parameters }[];
}

/** The records behind a figure as an area is asked for them. */
export interface AskedRecords<Base, Definition, Parameters> {
  readonly definition: Definition;
  readonly base: Base;
  readonly request: RecordsRequest<Parameters>;
}

/** The same as a file, all pages in one. */
export interface AskedRecordsFile<Base, Definition, Parameters>
  extends Omit<AskedRecords<Base, Definition, Parameters>, 'request'> {
  readonly request: RecordsFileRequest<Parameters>;
}

/** What the reports of an area have of their own: a value that the area makes once. */
export interface ReportSource<
  Base = unknown,
  Definition extends ReportDefinition = ReportDefinition,
  Parameters extends ReportParameters = ReportParameters,
> {
  /** Under which its answers are kept, apart from those of the remote's other areas. */
  readonly name: string;
  readonly filters: AreaFilters;
  /** The columns of each kind of record, in their order. */
  readonly records: Readonly<Record<Definition['records'], readonly RecordColumn[]>>;
  /** Links of its definitions that lead from each row, which takes a column. */
  readonly rowLinks?: readonly string[];
  /** The figures of a report. A report that is superseded is cancelled. */
  getReport(
    asked: AskedReport<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): Promise<ReportAnswer>;
  /** The figures of several reports of a tab, by one call, in the order in which they are asked for. */
  getReports(
    asked: AskedReports<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): Promise<readonly ReportAnswer[]>;
  /** A page of the records behind a figure. */
  getRecords(
    asked: AskedRecords<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): Promise<RecordsAnswer>;
  /** The records behind a figure as a file; an area without it makes none. */
  exportRecords?(
    asked: AskedRecordsFile<Base, Definition, Parameters>,
    signal: AbortSignal,
  ): ReturnType<ExportTask<unknown>['send']>;
  /** Keys of sentences on how figures come about, between the formula and what all reports say. */
  explain?(definition: Definition): readonly string[];
  /** Whether a report has records that lack the names which its filters look up. */
  hasUnknown?(definition: Definition): boolean;
  /** Key of the sentence that says why a call came to nothing; the shell's unless given. */
  failureWord?(error: unknown): string;
  /** Whether another try cannot help, as for a choice that is refused; false unless given. */
  isRefusal?(error: unknown): boolean;
}
