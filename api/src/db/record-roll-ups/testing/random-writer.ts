import { type Kysely, sql } from 'kysely';
import type { Random } from '../../demo/random.ts';
import { type Market, market } from '../../purchase-roll-ups/testing/market.ts';
import type { Schema } from '../../schema/schema.ts';
import {
  randomCall,
  randomCasing,
  randomDates,
  randomOutcome,
  randomPlace,
  randomRepairs,
  randomRolling,
} from './random-records.ts';

type Db = Kysely<Schema>;
type Write = (db: Db) => Promise<unknown>;
type Table = 'service_calls' | 'casings';

/**
 * Returns a function that writes to the calls and casings of some accounts, and to their dealers
 * and products: each call is one random statement among all that change a sum.
 *
 * @param series prefix of the numbers, so that two writers never clash
 * @param isAlone false leaves dealers and products unchanged, which all accounts share
 */
export function randomRecordWriter(
  random: Random,
  accounts: Market['accounts'],
  series: string,
  isAlone = true,
): (db: Db) => Promise<void> {
  let numbers = 0;
  const next = () => {
    numbers += 1;
    return `${series}${numbers}`;
  };
  const odds = () => random.pick([0.05, 0.1, 0.4]);
  const addCalls = (count: number): Write => {
    const rows = Array.from({ length: count }, () => randomCall(random, accounts, next()));
    return (db) => db.insertInto('service_calls').values(rows).execute();
  };
  const addCasings = (count: number): Write => {
    const rows = Array.from({ length: count }, () => randomCasing(random, accounts, next()));
    return (db) => db.insertInto('casings').values(rows).execute();
  };
  const change =
    (table: Table, values: object): Write =>
    async (db) =>
      db
        .updateTable(table)
        .set(values)
        .where('id', '=', anyOf(await some(db, table, random, accounts, odds())))
        .execute();
  const remove =
    (table: Table): Write =>
    async (db) =>
      db
        .deleteFrom(table)
        .where('id', '=', anyOf(await some(db, table, random, accounts, odds())))
        .execute();
  const moveAccounts = (): Write => {
    const { fleetTypes } = random.pick(accounts);
    const alike = accounts.filter((account) => account.fleetTypes === fleetTypes);
    const ids = alike.filter(() => random.chance(0.6)).map(({ id }) => id);
    const fleet_type = random.chance(0.3) ? null : random.pick(fleetTypes);
    return (db) =>
      db.updateTable('accounts').set({ fleet_type }).where('id', '=', anyOf(ids)).execute();
  };
  const changeDealers = (): Write => {
    const ids = market.dealers.filter(() => random.chance(0.6));
    const values = random.pick([{ is_ctsc: random.chance(0.5) }, { name: next() }]);
    return (db) => db.updateTable('dealers').set(values).where('id', '=', anyOf(ids)).execute();
  };
  const changeProducts = (): Write => {
    const values = random.pick([
      { brand: random.pick(['Brand', 'Veyra', 'Northvale']) },
      { design_position: random.pick(['steer', 'drive', null] as const) },
      { line: next() },
    ]);
    const id = random.pick([1, 2]);
    return (db) => db.updateTable('products').set(values).where('id', '=', id).execute();
  };
  const writes: readonly [number, () => Write][] = [
    [4, () => addCalls(random.integer(1, 8))],
    [5, () => addCasings(random.integer(1, 8))],
    [2, () => change('service_calls', randomPlace(random, accounts))],
    [2, () => change('service_calls', randomRolling(random))],
    [2, () => change('service_calls', { status: random.pick(['completed', 'cancelled']) })],
    [2, () => change('service_calls', { state: random.pick(['OH', null]) })],
    [2, () => change('service_calls', { received_on: random.pick(market.days) })],
    [2, () => change('casings', randomPlace(random, accounts))],
    [2, () => change('casings', randomOutcome(random))],
    [2, () => change('casings', randomDates(random))],
    [2, () => change('casings', randomRepairs(random))],
    [2, () => change('casings', { product_id: random.pick([1, 2, null]) })],
    [1, () => change('casings', { dealer_id: random.pick(market.dealers) })],
    [2, () => remove('service_calls')],
    [2, () => remove('casings')],
    [3, moveAccounts],
    [isAlone ? 3 : 0, changeDealers],
    [isAlone ? 3 : 0, changeProducts],
  ];
  return async (db) => {
    const chosen = writes[random.weighted(writes.map(([weight]) => weight))];
    await chosen?.[1]()(db);
  };
}

/** The operand of a condition: any of the ids. */
const anyOf = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

async function some(
  db: Db,
  table: Table,
  random: Random,
  accounts: Market['accounts'],
  odds: number,
): Promise<number[]> {
  const own = accounts.map(({ id }) => id);
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('account_id', 'in', own)
    .orderBy('id')
    .execute();
  return rows.filter(() => random.chance(odds)).map(({ id }) => id);
}
