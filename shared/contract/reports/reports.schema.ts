/** The schemas of an area's calls for reports and for the records behind their figures. */

export { recordsAnswerOf, reportAnswerOf } from './report-answer.schema.ts';
export {
  dateRange,
  recordsRequestOf,
  reportParametersOf,
  reportsOf,
  tabRequestOf,
} from './report-request.schema.ts';
