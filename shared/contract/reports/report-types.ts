import type { Static, TObject, TSchema } from 'typebox';
import type { ListFileFormat } from '../wire/list-definition.ts';
import type { changesAnswerOf } from './changes/changes.schema.ts';
import type { recordsAnswerOf, reportAnswerOf, reportRow } from './report-answer.schema.ts';
import type { dateRange, recordsRequestOf, reportParametersOf } from './report-request.schema.ts';

export type ReportRow = Static<typeof reportRow>;
export type ReportAnswer = Static<ReturnType<typeof reportAnswerOf>>;
/** A page of the records behind a figure, of one of the area's kinds. */
export type RecordsAnswer<Kind extends string = string> = Static<
  ReturnType<typeof recordsAnswerOf<readonly Kind[]>>
>;

/** What moved most in a choice of records, by the area's rules. */
export type ChangesAnswer = Static<ReturnType<typeof changesAnswerOf<readonly string[], TSchema>>>;

/** A date range and how it was chosen. */
export type DateRange = Static<TObject<typeof dateRange>>;

/** What every area's reports are asked for, apart from the area's filters. */
export type ReportParameters = Static<
  ReturnType<typeof reportParametersOf<Record<never, readonly string[]>, never>>
>;

/** What is asked of the records behind a figure, beside the choice of records. */
export type RecordsRequest<Parameters = ReportParameters> = Omit<
  Static<TObject<ReturnType<typeof recordsRequestOf>>>,
  'report'
> & { readonly report: Parameters };

/** The same of all of them as a file. */
export type RecordsFileRequest<Parameters = ReportParameters> = Omit<
  RecordsRequest<Parameters>,
  'page_number' | 'page_size'
> & { readonly format: ListFileFormat };
