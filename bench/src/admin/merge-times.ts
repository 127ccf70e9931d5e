import { type Product, type ProductUses, productName } from '@portal/contract/admin';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import { lookupsDuring } from '../reports/lookup-times.ts';
import { selectionOf } from '../reports/tab-request.ts';
import type { Caller } from '../server/caller.ts';

export interface MergeTimes {
  /** Merging a product with many invoice lines into a new one, in milliseconds. */
  readonly merge: number;
  readonly mergedLines: number;
  /** Lookups of another user during the merge. */
  readonly mergeLookups: Spread;
}

/** Minimum number of invoice lines of the duplicate, if a few products have that many. */
const enough = 50_000;

/**
 * Merges a duplicate into a new product, which the next run merges in turn, so that the data stay
 * similar. The first run makes the duplicate from the products with the most lines.
 */
export async function mergeTimes(
  ask: Caller,
  facts: Pick<DataFacts, 'products' | 'account' | 'today'>,
): Promise<MergeTimes> {
  const [double, ...others] = facts.products;
  if (!double) throw new Error('No line names a product.');
  let lines = double.lines;
  for (const other of others) {
    if (lines >= enough) break;
    lines += other.lines;
    await mergeInto(ask, other.id, double.id);
  }
  const { product: known } = await ask<{ product: Product }>(
    `GET products/get_product/${double.id}`,
  );
  const { product: staying } = await ask<{ product: Product }>('POST products/save_product', {
    ...known,
    id: null,
    revision: 0,
    product_line: `Merged ${double.id}`,
    is_retired: false,
  });
  let merge = 0;
  const mergeLookups = await lookupsDuring(
    async () => {
      merge = await mergeInto(ask, double.id, staying.id);
    },
    { ask, base: selectionOf(facts) },
  );
  return { merge, mergedLines: lines, mergeLookups };
}

/** @returns milliseconds of the merge itself, after the affected rows have been counted */
async function mergeInto(ask: Caller, id: number, into: number): Promise<number> {
  const { product } = await ask<{ product: Product }>(`GET products/get_product/${id}`);
  const uses = await ask<ProductUses>(`GET products/get_merge/${id}`);
  const { revision } = product;
  const confirmed_name = productName(product);
  return timed(() => ask('POST products/merge', { id, revision, into, confirmed_name, uses }));
}
