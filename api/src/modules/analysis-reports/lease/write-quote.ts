import type { LeaseQuoteFile, LeaseQuoteSubmit } from '@portal/contract/analysis-reports';
import type { Kysely } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { createKept } from '../../../kept/create-kept.ts';
import type { KeptKind } from '../../../kept/kept-kind.ts';
import { checkNameIsFree } from '../../../kept/kept-names.ts';
import type { EnteredQuote } from './enter-quote.ts';

/** Lease quotes, saved under names by their owners. */
export const leaseQuotes: KeptKind = {
  table: 'lease_quotes',
  namePath: 'quote_name',
  canUndo: true,
};

interface WriteQuoteOptions {
  readonly userId: number;
  readonly now: Date;
  readonly name: string;
  readonly entered: LeaseQuoteFile;
  readonly quote: EnteredQuote;
}

/**
 * Saves a new quote, or changes the one with the given id.
 *
 * @returns its id
 * @throws Refusal `invalid`, `unknown_value`, `changed_elsewhere`, `unique` or `limit_reached`
 */
export async function saveQuote(
  transaction: Kysely<Schema>,
  writing: WriteQuoteOptions,
  { id, revision, client_key }: LeaseQuoteSubmit,
): Promise<number> {
  if (id === undefined) return createQuote(transaction, writing, client_key);
  if (revision === undefined) throw refuse('invalid', 'revision');
  await updateQuote(transaction, writing, { id, revision });
  return id;
}

/** Saves a quote, or finds the one already saved with the same client key. */
const createQuote = (
  transaction: Kysely<Schema>,
  { userId, now, name, entered, quote }: WriteQuoteOptions,
  clientKey: string | undefined,
): Promise<number> =>
  createKept(transaction, leaseQuotes, {
    userId,
    name,
    clientKey,
    columns: { ...columnsOf(entered, quote), created_at: now, changed_at: now },
  });

/**
 * Changes a quote. Saving the same content again is no change, so a call can be repeated.
 *
 * @param target.revision the revision that the editor has read
 */
async function updateQuote(
  transaction: Kysely<Schema>,
  { userId, now, name, entered, quote }: WriteQuoteOptions,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<void> {
  const columns = columnsOf(entered, quote);
  const present = await transaction
    .selectFrom('lease_quotes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!present) throw refuse('unknown_value', 'id');
  const { factors, rates, ...others } = present;
  const kept = { ...others, factors: JSON.stringify(factors), rates: JSON.stringify(rates) };
  const isSame = Object.entries({ ...columns, name }).every(
    ([column, value]) => Reflect.get(kept, column) === value,
  );
  if (isSame) return;
  if (present.revision !== revision) {
    throw new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
      extra: { revision: present.revision, quote_name: present.name },
    });
  }
  await checkNameIsFree(transaction, leaseQuotes, { userId, name, id });
  await transaction
    .updateTable('lease_quotes')
    .set({ ...columns, name, revision: revision + 1, changed_at: now })
    .where('id', '=', id)
    .execute();
}

const columnsOf = (entered: LeaseQuoteFile, { rates, figures }: EnteredQuote) => ({
  customer_name: entered.customer_name.trim(),
  address: entered.address.trim(),
  city: entered.city.trim(),
  state: entered.state.trim(),
  zip: entered.zip.trim(),
  latitude: coordinate(entered.latitude),
  longitude: coordinate(entered.longitude),
  place_precision: entered.precision,
  size: entered.size,
  tires: entered.tires,
  miles: entered.miles,
  units: entered.units,
  factors: JSON.stringify(entered.factors),
  rates: JSON.stringify(rates),
  rates_on: rates.rates_on,
  rate: figures.rate,
  annual: figures.annual,
});

/** Rounds to about a meter, like the database. */
const coordinate = (degrees: number | null): number | null =>
  degrees === null ? null : Number(degrees.toFixed(5));
