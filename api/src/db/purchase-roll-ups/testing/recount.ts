import type { Kysely } from 'kysely';
import type { Schema } from '../../schema/schema.ts';
import { addToSums, noSums, type Sums } from './sums.ts';

/** Computes the expected roll-ups line by line, from the lines, their calls and accounts. */
export async function recount(db: Kysely<Schema>): Promise<Sums> {
  const lines = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('service_calls as c', 'c.id', 'l.call_id')
    .select(['l.account_id', 'l.invoice_date', 'l.product_id', 'l.kind', 'l.quantity', 'l.amount'])
    .select(['a.fleet_type', 'c.call_type', 'c.unit_location'])
    .execute();
  const sums = noSums();
  for (const { account_id, invoice_date: day, product_id, kind, quantity, ...line } of lines) {
    const call = `${line.call_type ?? 'none'} ${line.unit_location ?? 'none'}`;
    const of = (wanted: typeof kind, value: number) => (kind === wanted ? value : 0);
    const purchases = {
      lines: 1,
      spend: line.amount,
      new_lines: of('new_tire', 1),
      new_units: of('new_tire', quantity),
      cap_lines: of('retread_cap', 1),
      cap_units: of('retread_cap', quantity),
      cap_spend: of('retread_cap', line.amount),
      repair_lines: of('repair', 1),
      repair_spend: of('repair', line.amount),
      product_spend: product_id === null ? 0 : line.amount,
    };
    addToSums(sums.purchase_days, `${account_id} ${day} ${call}`, purchases);
    if (line.fleet_type) {
      addToSums(sums.fleet_purchase_days, `${line.fleet_type} ${day} ${call}`, purchases);
    }
    if (product_id === null) continue;
    const products = { lines: 1, units: quantity, spend: line.amount };
    addToSums(sums.product_months, `${account_id} ${day.slice(0, 7)}-01 ${product_id}`, products);
    if (line.fleet_type) {
      addToSums(
        sums.fleet_product_days,
        `${line.fleet_type} ${product_id} ${day} ${kind}`,
        products,
      );
    }
  }
  return sums;
}
