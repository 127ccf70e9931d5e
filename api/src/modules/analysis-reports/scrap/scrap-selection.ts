import type {
  ScrapRemovalsRequest,
  ScrapReportRequest,
  ScrapSurveysRequest,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { checkFound } from '../../../app/check-found.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkAccounts } from '../selection/check-accounts.ts';

/** What every figure of the report is narrowed by. */
export type ScrapScope = ScrapReportRequest;
export type ScrapSelection = Omit<ScrapRemovalsRequest, keyof PageRequest>;
export type SurveysSelection = Omit<ScrapSurveysRequest, keyof PageRequest>;

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/**
 * @throws Refusal as {@link checkDays} and {@link checkAccounts} do; `unknown_value` at the first of `survey_ids`
 *   that the user may not see
 */
export async function checkScope(
  db: Kysely<Schema>,
  scope: Pick<ScrapScope, 'account_ids' | 'survey_ids' | 'date_from' | 'date_to'>,
): Promise<void> {
  checkDays(scope);
  await checkAccounts(db, scope.account_ids);
  const { survey_ids } = scope;
  if (survey_ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from surveys where id = any (${[...survey_ids]}::int[])`.execute(db);
  checkFound(survey_ids, new Set(rows.map(({ id }) => id)), (index) => `survey_ids.${index}`);
}
