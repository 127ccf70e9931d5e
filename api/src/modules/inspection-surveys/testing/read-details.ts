import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { everyRowOf } from './every-row.ts';
import type { ReportsApi } from './reports-api.ts';
import { type Records, recomputeRows } from './second-computation.ts';

/** A page of a survey's tires, the first hundred unless asked otherwise. */
export const askDetail = async (
  api: ReportsApi,
  surveyId: number,
  more: object = {},
  login: 'gyr' | 'cus' | 'win' = 'gyr',
) =>
  api.as(login, 'POST survey/detail', {
    survey_id: surveyId,
    page_number: 1,
    page_size: 100,
    ...more,
  });

/** All tires of a survey. */
export async function readEveryRow(
  api: ReportsApi,
  surveyId: number,
  more: object = {},
): Promise<SurveyDetailRow[]> {
  return everyRowOf((page_number) => askDetail(api, surveyId, { page_number, ...more }));
}

/** The survey that found most. */
export function surveyWithFindings(records: Records): number {
  const [first] = recomputeRows(records).sort((a, b) => b.row.exceptions - a.row.exceptions);
  return first?.row.survey_id ?? 0;
}
