import type {
  ProductReportFileRequest,
  ProductScope,
  ProductTiresRequest,
} from '@portal/contract/analysis-reports';
import { addYears } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { dayOf, type ReaderClock } from '../../../exports/reader-clock.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkAccounts } from '../selection/check-accounts.ts';

export type ProductTiresSelection = Omit<ProductTiresRequest, keyof PageRequest>;
export type ProductFileSelection = ProductReportFileRequest;

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** A selection with both dates. */
export type DatedSelection<Scope> = Scope & Required<Pick<ProductScope, 'date_from' | 'date_to'>>;

/** @throws Refusal as {@link checkDays} and {@link checkAccounts} do */
export async function checkProductScope(
  db: Kysely<Schema>,
  scope: Pick<ProductScope, 'account_ids' | 'date_from' | 'date_to'>,
): Promise<void> {
  checkDays(scope);
  await checkAccounts(db, scope.account_ids);
}

/**
 * Returns the next day.
 *
 * @param day YYYY-MM-DD
 */
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Fills in missing dates: twelve months until today. */
export function withBothDates<Scope extends Pick<ProductScope, 'date_from' | 'date_to'>>(
  scope: Scope,
  clock: ReaderClock,
): DatedSelection<Scope> {
  const date_to = scope.date_to || dayOf(clock.now, clock);
  const date_from = scope.date_from || dayAfter(addYears(date_to, -1));
  return { ...scope, date_from, date_to };
}
