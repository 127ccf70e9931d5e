import type {
  WearRatesRequest,
  WearScope,
  WearTiresRequest,
} from '@portal/contract/analysis-reports';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { dayOf, type ReaderClock } from '../../../exports/reader-clock.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkAccounts } from '../selection/check-accounts.ts';

export type RatesSelection = Omit<WearRatesRequest, keyof PageRequest>;
export type TiresSelection = Omit<WearTiresRequest, keyof PageRequest>;

/** A call with filters on tires. */
export interface WearCall<Scope> {
  readonly db: Kysely<Schema>;
  readonly body: Scope;
}

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** @throws Refusal as {@link checkDays} and {@link checkAccounts} do */
export async function checkWearScope(
  db: Kysely<Schema>,
  scope: Pick<WearScope, 'account_ids' | 'date_from' | 'date_to'>,
): Promise<void> {
  checkDays(scope);
  await checkAccounts(db, scope.account_ids);
}

/**
 * The day whose specs give the pull depths, YYYY-MM-DD: the last day of the selection, or today for
 * the reader.
 */
export const lastDay = ({ date_to }: Pick<WearScope, 'date_to'>, clock: ReaderClock): string =>
  date_to || dayOf(clock.now, clock);
