import type { NewYard, SimilarYard, YardChange } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import { recordChange } from '../../../../audit/record-change.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { isCodeTaken, similarLocations } from '../../../../locations/similar-locations.ts';
import { findAccount } from '../../../../scope/find-account.ts';
import { lockAccount } from '../../../../writing/lock-account.ts';
import type { StoredYard } from './stored-yard.ts';
import { type YardValues, yardColumns, yardValues } from './write-yard.ts';
import {
  auditedFields,
  changeOf,
  checkSeesWholeFleet,
  lockYard,
  type WriteContext,
} from './yard-change.ts';

type SimilarYards = readonly SimilarYard[];

/**
 * Adds a yard to an account. Unless confirmed, returns similar yards instead if there are any.
 *
 * @throws Refusal `no_right`, `unknown_value`, `invalid`, `unique`
 */
export function addYard(
  saving: WriteContext,
  said: NewYard,
): Promise<{ readonly location_id: number | null; readonly similar: SimilarYards }> {
  const { db, user } = saving;
  return db.transaction().execute(async (transaction) => {
    const account_id = await findAccount({ db: transaction }, said, 'account');
    if (said.is_head_office) checkSeesWholeFleet(user, 'is_head_office');
    const values = yardValues(said);
    await lockAccount(transaction, account_id);
    const compared = { accountId: account_id, id: null };
    if (await isCodeTaken(transaction, compared, values.code)) throw refuse('unique', 'code');
    const similar = said.is_confirmed ? [] : await readSimilar(transaction, compared, values, null);
    if (similar.length > 0) return { location_id: null, similar };
    const columns = await yardColumns(transaction, account_id, values, null);
    if (values.is_head_office)
      await clearHeadOffice({ ...saving, db: transaction }, { account_id, account: said.account });
    const { id } = await transaction
      .insertInto('locations')
      .values({ ...columns, account_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(transaction, {
      ...changeOf(saving, { account_id, account: said.account, code: values.code }),
      action: 'added',
      before: null,
      after: auditedFields({ ...values, is_closed: false }),
    });
    return { location_id: id, similar: [] };
  });
}

/**
 * Changes a yard. Unless confirmed, returns yards that it newly resembles instead if there are any.
 *
 * @returns its revision afterwards
 * @throws Refusal `no_right`, `unknown_value`, `invalid`, `unique`, `changed_elsewhere`
 */
export function saveYard(
  saving: WriteContext,
  said: YardChange,
): Promise<{ readonly revision: number; readonly similar: SimilarYards }> {
  const { db, user, now } = saving;
  return db.transaction().execute(async (transaction) => {
    const before = await lockYard(transaction, said);
    if (said.is_head_office !== before.is_head_office) checkSeesWholeFleet(user, 'is_head_office');
    if (said.is_closed !== before.is_closed) checkSeesWholeFleet(user, 'is_closed');
    const values = yardValues(said);
    if (said.is_closed && values.is_head_office) throw refuse('invalid', 'is_head_office');
    const compared = { accountId: before.account_id, id: before.location_id };
    if (await isCodeTaken(transaction, compared, values.code)) throw refuse('unique', 'code');
    const similar = said.is_confirmed
      ? []
      : await readSimilar(transaction, compared, values, before);
    if (similar.length > 0) return { revision: before.revision, similar };
    const columns = await yardColumns(transaction, before.account_id, values, before);
    if (values.is_head_office && !before.is_head_office)
      await clearHeadOffice({ ...saving, db: transaction }, before);
    const revision = before.revision + 1;
    const closing =
      before.is_closed === said.is_closed ? {} : { closed_at: said.is_closed ? now : null };
    await transaction
      .updateTable('locations')
      .set({ ...columns, ...closing, revision })
      .where('id', '=', before.location_id)
      .execute();
    await recordChange(transaction, {
      ...changeOf(saving, before),
      action: actionOf(before.is_closed, said.is_closed),
      before: auditedFields(before),
      after: auditedFields({ ...values, is_closed: said.is_closed }),
    });
    return { revision, similar: [] };
  });
}

/**
 * Reads the yards similar to this one, by code, without those that were similar before the change.
 */
async function readSimilar(
  transaction: Kysely<Schema>,
  compared: Parameters<typeof similarLocations>[1],
  values: YardValues,
  before: StoredYard | null,
): Promise<SimilarYards> {
  const known = before ? await similarLocations(transaction, compared, before) : [];
  const ids = (await similarLocations(transaction, compared, values)).filter(
    (id) => !known.includes(id),
  );
  if (ids.length === 0) return [];
  return transaction
    .selectFrom('locations')
    .select(['id as location_id', 'code', 'name', 'address', 'city'])
    .where('id', 'in', ids)
    .orderBy(sql`code collate natural_order`)
    .orderBy('id')
    .execute();
}

/** Clears the present head office of an account, so that another yard can become it. */
async function clearHeadOffice(
  saving: WriteContext,
  { account_id, account }: Pick<StoredYard, 'account_id' | 'account'>,
): Promise<void> {
  const { db } = saving;
  const taken = await db
    .updateTable('locations')
    .set(({ eb }) => ({ is_head_office: false, revision: eb('revision', '+', 1) }))
    .where('account_id', '=', account_id)
    .where('is_head_office', '=', true)
    .returning('code')
    .execute();
  for (const { code } of taken)
    await recordChange(db, {
      ...changeOf(saving, { account_id, account, code }),
      action: 'changed',
      before: { is_head_office: true },
      after: { is_head_office: false },
    });
}

function actionOf(wasClosed: boolean, isClosed: boolean) {
  if (wasClosed === isClosed) return 'changed';
  return isClosed ? 'closed' : 'restored';
}
