import {
  type ReportKind,
  type SavedReport,
  savedReportVersion,
} from '@portal/contract/fleet-dashboard';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { createKept } from '../../../kept/create-kept.ts';
import { checkNameIsFree } from '../../../kept/kept-names.ts';
import { favorites } from './kept-kinds.ts';

/** A favorite with validated fields. */
export interface CheckedFavorite {
  readonly userId: number;
  readonly name: string;
  readonly kind: ReportKind;
  readonly url: string;
  readonly report: { readonly saved: SavedReport; readonly accountId: number } | null;
}

const table = 'favorite_reports';

/**
 * Saves a favorite, or finds the one already saved with the same client key.
 *
 * @returns its id
 * @throws Refusal `unique` or `limit_reached`
 */
export async function createFavorite(
  transaction: Kysely<Schema>,
  favorite: CheckedFavorite,
  { clientKey, now }: { clientKey: string | undefined; now: Date },
): Promise<number> {
  const { userId, name } = favorite;
  const columns = { ...columnsOf(favorite), created_at: now };
  return createKept(transaction, favorites, { userId, name, clientKey, columns });
}

/**
 * Changes a favorite; its saved report stays unless another one is given.
 *
 * @throws Refusal `unknown_value` or `unique`
 */
export async function changeFavorite(
  transaction: Kysely<Schema>,
  favorite: CheckedFavorite,
  id: number,
): Promise<void> {
  const { userId, name } = favorite;
  await checkNameIsFree(transaction, favorites, { userId, name, id });
  const changed = await transaction
    .updateTable(table)
    .set(columnsOf(favorite))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('unknown_value', 'id');
}

const columnsOf = ({ name, kind, url, report }: CheckedFavorite) => ({
  name,
  report_kind: kind,
  request_url: url,
  ...(report && {
    account_id: report.accountId,
    form_version: savedReportVersion,
    saved_report: JSON.stringify(report.saved),
  }),
});
