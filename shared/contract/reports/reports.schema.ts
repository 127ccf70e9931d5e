export { recordsAnswerOf, reportAnswerOf } from './report-answer.schema.ts';
