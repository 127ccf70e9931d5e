import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { everyRowOf } from './every-row.ts';
import type { ReportsApi } from './reports-api.ts';
import { type Records, recomputeRows } from './second-computation.ts';

/** Reads a page of a survey's tires, by default the first hundred. */
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

/** Reads all tires of a survey. */
export async function readEveryRow(
  api: ReportsApi,
  surveyId: number,
  more: object = {},
): Promise<SurveyDetailRow[]> {
  return everyRowOf((page_number) => askDetail(api, surveyId, { page_number, ...more }));
}

/** The survey with the most findings. */
export function surveyWithFindings(records: Records): number {
  const [first] = recomputeRows(records).sort((a, b) => b.row.exceptions - a.row.exceptions);
  return first?.row.survey_id ?? 0;
}
