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
 * `from` and `where` of the surveys of a selection, with what each comes to.
 *
 * @param further conditions of one report alone
 */
export const selectedSurveys = (selection: Selection, further: Conditions): RawBuilder<unknown> =>
  sql`${surveyReportTables} and ${conditionsOf(selection, further)}`;

/** The same without counting what each comes to, where the selection does not ask for that. */
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
