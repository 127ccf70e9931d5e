import type { Static, TObject, TSchema } from 'typebox';
import type { ListFileFormat } from '../wire/list-definition.ts';
import type { changesAnswerOf } from './changes/changes.schema.ts';
import type { recordsAnswerOf, reportAnswerOf, reportRow } from './report-answer.schema.ts';
import type { dateRange, recordsRequestOf, reportParametersOf } from './report-request.schema.ts';

export type ReportRow = Static<typeof reportRow>;
export type ReportAnswer = Static<ReturnType<typeof reportAnswerOf>>;
/** A page of the records behind a figure, for the area's kinds of records. */
export type RecordsAnswer<Kind extends string = string> = Static<
  ReturnType<typeof recordsAnswerOf<readonly Kind[]>>
>;

/** The largest changes in a choice of records, by the area's rules. */
export type ChangesAnswer = Static<ReturnType<typeof changesAnswerOf<readonly string[], TSchema>>>;

/** A date range and how it was chosen. */
export type DateRange = Static<TObject<typeof dateRange>>;

/** The parameters that reports of all areas share, without the area's filters. */
export type ReportParameters = Static<
  ReturnType<typeof reportParametersOf<Record<never, readonly string[]>, never>>
>;

/** A request for the records behind a figure, without the selection of records. */
export type RecordsRequest<Parameters = ReportParameters> = Omit<
  Static<TObject<ReturnType<typeof recordsRequestOf>>>,
  'report'
> & { readonly report: Parameters };

/** A request for all of the records as a file. */
export type RecordsFileRequest<Parameters = ReportParameters> = Omit<
  RecordsRequest<Parameters>,
  'page_number' | 'page_size'
> & { readonly format: ListFileFormat };
