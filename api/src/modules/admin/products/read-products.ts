import { type Product, productsList } from '@portal/contract/admin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { productName } from '../../../db/product-name.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ListInput } from '../../../lists/list-handlers.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { shownDepth } from './product-depths.ts';

/** Tables whose rows refer to one product each. */
export const productReferenceTables = ['invoice_lines', 'casings', 'tires', 'tire_lives'] as const;

/** All tables that refer to products. */
const productUsers = [...productReferenceTables, 'spec_products'] as const;

const uses: RawBuilder<number> = sql`(${sql.join(
  productUsers.map(
    (table) => sql`(select count(*) from ${sql.table(table)} where product_id = p.id)`,
  ),
  sql` + `,
)})`;

const state = sql`case when p.merged_into is not null then 'merged'
  when p.retired_at is not null then 'retired' else 'active' end`;

const columns = sql`
  p.id, p.kind, p.kind = 'retread' as retread, p.brand_id, p.brand, p.line as product_line,
  p.size as tire_size, p.load_range, p.design_position, p.original_tread_mm as tread_depth,
  ${uses}::int as uses, ${state} as state, p.revision,
  (select concat_ws(' ', m.brand, m.line, m.size) from products m where m.id = p.merged_into) as merged_into`;

const text = (column: 'brand' | 'line' | 'size') =>
  sql`${sql.ref(`p.${column}`)} collate natural_order`;

const inUnits = (product: Product, user: CurrentUser): Product => ({
  ...product,
  tread_depth: shownDepth(product.tread_depth, user),
});

export async function readProducts(
  { db, body, user }: ListInput<typeof productsList>,
  page: PageRequest,
): Promise<Page<Product>> {
  const { keyword = '', brand, product_line, tire_size, load_range, kind } = body;
  const equal = (column: string, value: string | undefined) =>
    value ? [sql`${sql.ref(`p.${column}`)} = ${value}`] : [];
  const conditions = [
    holdsKeyword(keyword.trim(), [productName]),
    ...equal('brand', brand),
    ...equal('line', product_line),
    ...equal('size', tire_size),
    ...equal('load_range', load_range),
    ...equal('kind', kind),
    ...equal('design_position', body.design_position),
    ...(body.state ? [sql`${state} = ${body.state}`] : []),
  ];
  const { rows, ...counts } = await readPage<Product>(
    db,
    {
      columns,
      rows: sql`from products p where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(
        productsList,
        {
          product_line: [text('line')],
          brand: [text('brand'), text('line'), text('size')],
          tire_size: [text('size')],
        },
        body,
        sql`p.id`,
      ),
      key: sql`p.id`,
    },
    page,
  );
  return { rows: rows.map((row) => inUnits(row, user)), ...counts };
}

/** @throws Refusal `unknown_value` for an unknown product */
export async function readProduct(
  db: Kysely<Schema>,
  id: number,
  user: CurrentUser,
): Promise<Product> {
  const { rows } = await sql<Product>`select ${columns} from products p where p.id = ${id}`.execute(
    db,
  );
  const [product] = rows;
  if (!product) throw refuse('unknown_value', 'id');
  return inUnits(product, user);
}
