import type { SurveyReportsRequest } from '@portal/contract/inspection-surveys';
import { type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { finishedSurveys, surveyReportTables } from './survey-report-rows.ts';

type Selection = Pick<
  SurveyReportsRequest,
  'keyword' | 'report_type' | 'date_from' | 'date_to' | 'survey_by' | 'nonsig'
>;

type Conditions = readonly RawBuilder<unknown>[];

/**
 * `from` and `where` for the surveys of a selection, with the totals of each.
 *
 * @param further conditions of one report alone
 */
export const selectedSurveys = (selection: Selection, further: Conditions): RawBuilder<unknown> =>
  sql`${surveyReportTables} and ${conditionsOf(selection, further)}`;

/** The same without the totals of each survey, unless the selection needs them. */
export const summedSurveys = (selection: Selection, further: Conditions): RawBuilder<unknown> =>
  selection.report_type === undefined
    ? sql`${finishedSurveys} and ${conditionsOf(selection, further)}`
    : selectedSurveys(selection, further);

function conditionsOf(
  { keyword = '', report_type, date_from, date_to, survey_by, nonsig }: Selection,
  further: Conditions,
): RawBuilder<unknown> {
  const all = [
    ...further,
    ...(date_from ? [sql`s.survey_date >= ${date_from}`] : []),
    ...(date_to ? [sql`s.survey_date <= ${date_to}`] : []),
    ...(survey_by ? [sql`s.surveyor = ${survey_by}`] : []),
    ...(nonsig ? [sql`d.nonsig = ${nonsig}`] : []),
    ...(report_type === 'with_exceptions' ? [sql`c.exceptions > 0`] : []),
    ...(report_type === 'with_critical' ? [sql`c.criticals > 0`] : []),
    holdsKeyword(keyword.trim(), [
      sql`l.code`,
      sql`l.name`,
      sql`a.name`,
      sql`a.nonsig`,
      sql`s.surveyor`,
      sql`d.name`,
      sql`d.nonsig`,
    ]),
  ];
  return sql.join(all, sql` and `);
}
