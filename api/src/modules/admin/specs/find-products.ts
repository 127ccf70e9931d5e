import type { SpecProduct } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { productName } from '../../../db/product-name.ts';
import type { Schema } from '../../../db/schema/schema.ts';

const most = 50;

/** Finds tires and retreads whose brand, line or size contains the keyword. */
export async function findProducts(db: Kysely<Schema>, keyword: string): Promise<SpecProduct[]> {
  const { rows } = await sql<SpecProduct>`
    select p.id as product_id, ${productName} as name, false as is_retired from products p
    where p.kind <> 'casing' and p.retired_at is null and ${holdsKeyword(keyword, [productName])}
    order by ${productName} collate natural_order, p.id limit ${most}`.execute(db);
  return rows;
}
