import type {
  ScrapRemovalsRequest,
  ScrapReportRequest,
  ScrapSurveysRequest,
} from '@portal/contract/analysis-reports';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkSeen } from '../../../selections/check-seen.ts';
import { checkAccounts } from '../selection/check-accounts.ts';

/** The filters of every figure in the report. */
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
  await checkSeen(db, scope.survey_ids, { table: 'surveys', field: 'survey_ids' });
}
