import type { ConditionRequest } from '@portal/contract/analysis-reports';
import { addYears } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { dayOf, type ReaderClock } from '../../../exports/reader-clock.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkAccounts } from '../selection/check-accounts.ts';

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** The units that a report covers, with both dates. */
export type ConditionScope = Omit<ConditionRequest, 'parts' | 'comment'> &
  Required<Pick<ConditionRequest, 'date_from' | 'date_to'>>;

/** @throws Refusal as {@link checkDays} and {@link checkAccounts} do */
export async function checkConditions(
  db: Kysely<Schema>,
  request: ConditionRequest,
): Promise<void> {
  checkDays(request);
  await checkAccounts(db, request.account_ids);
}

const dayInMs = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + dayInMs).toISOString().slice(0, 10);

/** Fills in missing dates: twelve months until today. */
export function scopeOf(request: ConditionRequest, clock: ReaderClock): ConditionScope {
  const { parts: _, comment: __, ...scope } = request;
  const date_to = scope.date_to || dayOf(clock.now, clock);
  const date_from = scope.date_from || dayAfter(addYears(date_to, -1));
  return { ...scope, date_from, date_to };
}
