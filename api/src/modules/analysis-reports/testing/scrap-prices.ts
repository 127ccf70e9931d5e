import type { PriceSource } from '@portal/contract/analysis-reports';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

export interface PriceRecords {
  readonly accounts: readonly Selectable<Schema['accounts']>[];
  readonly products: readonly Selectable<Schema['products']>[];
  readonly lines: readonly Selectable<Schema['invoice_lines']>[];
}

interface Price {
  readonly amount: number | null;
  readonly source: PriceSource | null;
}

/** The first day of the month of a day, and of the same month a year earlier. */
function yearBefore(day: string): { from: string; until: string } {
  const until = `${day.slice(0, 7)}-01`;
  return { from: `${Number(until.slice(0, 4)) - 1}${until.slice(4)}`, until };
}

/** Computes tire prices from the invoice lines, line by line. */
export function pricesOf({ accounts, products, lines }: PriceRecords) {
  const fleets = new Set(
    accounts.filter(({ fleet_type }) => fleet_type !== null).map(({ id }) => id),
  );
  const ofProducts = new Map<number, PriceRecords['lines'][number][]>();
  for (const line of lines) {
    if (line.product_id === null) continue;
    const known = ofProducts.get(line.product_id) ?? [];
    known.push(line);
    ofProducts.set(line.product_id, known);
  }
  const mean = (
    ids: readonly number[],
    day: string,
    isBuyer: (account: number) => boolean,
  ): number | null => {
    const { from, until } = yearBefore(day);
    let cents = 0;
    let units = 0;
    for (const id of ids)
      for (const line of ofProducts.get(id) ?? []) {
        if (line.invoice_date < from || line.invoice_date >= until) continue;
        if (!isBuyer(line.account_id)) continue;
        cents += Math.round(line.amount * 100);
        units += line.quantity;
      }
    return units > 0 && cents >= 0 ? Math.round(Number((cents / units).toFixed(6))) / 100 : null;
  };
  const nearest = (
    noted: number | null,
    account: number,
    ids: readonly number[],
    day: string,
  ): Price => {
    if (noted !== null) return { amount: noted, source: 'own' };
    const own = mean(ids, day, (buyer) => buyer === account);
    if (own !== null) return { amount: own, source: 'account' };
    const all = mean(ids, day, (buyer) => fleets.has(buyer));
    return { amount: all, source: all === null ? null : 'everybody' };
  };
  return {
    ofProduct: (noted: number | null, account: number, product: number | null, day: string) =>
      nearest(noted, account, product === null ? [] : [product], day),
    ofCasing(
      noted: number | null,
      account: number,
      tire: { readonly brand: string; readonly size: string } | null,
      day: string,
    ): Price {
      const casings = products.filter(
        ({ kind, brand, size }) => kind === 'casing' && brand === tire?.brand && size === tire.size,
      );
      return nearest(
        noted,
        account,
        casings.map(({ id }) => id),
        day,
      );
    },
  };
}
