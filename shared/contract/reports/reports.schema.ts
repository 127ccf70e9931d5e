/**
 * The schemas of an area's calls for reports, for the records behind their figures and for changes.
 */

export { changesAnswerOf } from './changes/changes.schema.ts';
export { recordsAnswerOf, reportAnswerOf } from './report-answer.schema.ts';
export {
  dateRange,
  recordsFile,
  recordsFileRequestOf,
  recordsRequestOf,
  reportParametersOf,
  reportsOf,
  tabRequestOf,
} from './report-request.schema.ts';
