import { type Kysely, sql } from 'kysely';
import type { Random } from '../../demo/random.ts';
import type { CallType, UnitLocation } from '../../schema/fleet.ts';
import type { Schema } from '../../schema/schema.ts';
import { type Market, market } from './market.ts';

type Write = (db: Kysely<Schema>) => Promise<unknown>;

/**
 * Returns a function that writes to the lines of some accounts, their calls and the accounts
 * themselves: each call is one random statement among all that change a sum.
 *
 * @param series prefix of the invoice numbers, so that two writers never clash
 */
export function randomWriter(
  random: Random,
  accounts: Market['accounts'],
  series: string,
): (db: Kysely<Schema>) => Promise<void> {
  let invoices = 0;
  const own = accounts.map(({ id }) => id);
  const calls = accounts.flatMap((account) => account.calls);

  const line = () => {
    invoices += 1;
    const { id, location_id } = random.pick(accounts);
    return {
      account_id: id,
      location_id,
      dealer_id: random.pick(market.dealers),
      invoice_number: `${series}${invoices}`,
      line_number: 1,
      ...ofCall(random.chance(0.5) ? random.pick(calls) : null),
      ...random.pick(market.goods),
      invoice_date: random.pick(market.days),
      ...charge(random),
    };
  };
  const insert = (count: number): Write => {
    const rows = Array.from({ length: count }, line);
    return (db) => db.insertInto('invoice_lines').values(rows).execute();
  };
  const update =
    (change: object, odds: number): Write =>
    async (db) => {
      const ids = await some(db, odds);
      await db
        .updateTable('invoice_lines')
        .set(change)
        .where('id', '=', sql<number>`any (${ids})`)
        .execute();
    };
  const some = async (db: Kysely<Schema>, odds: number): Promise<number[]> => {
    const lines = await db
      .selectFrom('invoice_lines')
      .select('id')
      .where('account_id', 'in', own)
      .orderBy('id')
      .execute();
    return lines.filter(() => random.chance(odds)).map(({ id }) => id);
  };
  const remove =
    (odds: number): Write =>
    async (db) => {
      const ids = await some(db, odds);
      await db.deleteFrom('invoice_lines').where('id', '=', sql<number>`any (${ids})`).execute();
    };
  const correctCalls = (): Write => {
    const ids = calls.filter(() => random.chance(0.4));
    const change = random.pick([
      { call_type: random.pick(callTypes) },
      { unit_location: random.pick(unitLocations) },
      { call_type: random.pick(callTypes), unit_location: random.pick(unitLocations) },
    ]);
    return (db) =>
      db
        .updateTable('service_calls')
        .set(change)
        .where('id', '=', sql<number>`any (${ids})`)
        .execute();
  };
  const changeFleetTypes = (): Write => {
    const { fleetTypes } = random.pick(accounts);
    const alike = accounts.filter((account) => account.fleetTypes === fleetTypes);
    const ids = alike.filter(() => random.chance(0.6)).map(({ id }) => id);
    const fleet_type = random.chance(0.3) ? null : random.pick(fleetTypes);
    return (db) =>
      db
        .updateTable('accounts')
        .set({ fleet_type })
        .where('id', '=', sql<number>`any (${ids})`)
        .execute();
  };
  const draw = (): Write => {
    const { id: account_id, location_id } = random.pick(accounts);
    const odds = random.pick([0.05, 0.05, 0.3]);
    const writes: readonly [number, () => Write][] = [
      [6, () => insert(1)],
      [4, () => insert(random.integer(2, 12))],
      [2, () => update({ account_id, location_id }, odds)],
      [2, () => update({ invoice_date: random.pick(market.days) }, odds)],
      [2, () => update(random.pick(market.goods), odds)],
      [2, () => update(charge(random), odds)],
      [2, () => update(ofCall(random.chance(0.7) ? random.pick(calls) : null), odds)],
      [1, () => update({ dealer_id: random.pick(market.dealers) }, odds)],
      [2, () => remove(odds)],
      [0.2, () => remove(1)],
      [3, correctCalls],
      [3, changeFleetTypes],
    ];
    const chosen = writes[random.weighted(writes.map(([weight]) => weight))];
    return chosen ? chosen[1]() : insert(1);
  };
  return async (db) => {
    await draw()(db);
  };
}

const callTypes: readonly CallType[] = ['emergency', 'scheduled', 'stock'];
const unitLocations: readonly UnitLocation[] = ['roadside', 'yard', 'shop'];

const charge = (random: Random) => ({
  quantity: random.integer(-2, 6),
  amount: random.integer(-20_000, 90_000) / 100,
});

const ofCall = (id: number | null) => {
  const kind = <Kind>(column: string) =>
    sql<Kind>`(select ${sql.ref(column)} from service_calls where id = ${id})`;
  return {
    call_id: id,
    call_type: kind<CallType | null>('call_type'),
    unit_location: kind<UnitLocation | null>('unit_location'),
  };
};
