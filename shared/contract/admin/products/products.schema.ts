import { type TProperties, Type } from 'typebox';
import { treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { paged } from '../../wire/shapes.ts';
import { designPositions, productKinds, productLimits, productStates } from './product-fields.ts';
import { productsList } from './products-list.ts';

const right = 'TVADMIN';
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const params = Type.Object({ id });
const orNull = <const Schema extends ReturnType<typeof Type.String | typeof Type.Number>>(
  schema: Schema,
) => Type.Union([schema, Type.Null()]);

const tread_depth = orNull(
  Type.Number({
    description: "Original tread depth in the caller's unit; null where nobody knows.",
  }),
);
const tread_depth_format = Type.Enum(treadUnits);

export const product = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(productKinds),
  retread: Type.Boolean(),
  brand_id: Type.Integer(),
  brand: Type.String(),
  product_line: Type.String({ description: "A tire's line; a retread's tread design." }),
  tire_size: Type.String(),
  load_range: orNull(Type.String()),
  design_position: Type.Union([Type.Enum(designPositions), Type.Null()]),
  tread_depth,
  uses: Type.Integer({
    description:
      'Invoice lines, casings, tires, lives of tires and specs that name it, of those that the caller may see.',
  }),
  state: Type.Enum(productStates),
  merged_into: Type.Union([Type.String(), Type.Null()], {
    description: 'Of a double that was merged, the name of the product that took its place.',
  }),
  revision: Type.Integer(),
});

const count = Type.Integer({ minimum: 0 });
export const productUses = Type.Object({
  invoice_lines: count,
  casings: count,
  tires: count,
  tire_lives: count,
  specs: count,
});

const brand = Type.Object({ id: Type.Integer(), brand: Type.String() });
const names = Type.Array(Type.String());

const lines = <Properties extends TProperties>(properties: Properties) =>
  Type.Object({ product_lines: names, ...properties });

/** A name: not blank, and without control characters. */
const name = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\p{Cc}]*[^\\s\\p{Cc}][^\\p{Cc}]*$' });

export const savedProduct = Type.Object({
  id: Type.Union([id, Type.Null()], { description: 'Null for a new product.' }),
  revision: Type.Integer({ minimum: 0, description: '0 for a new product.' }),
  kind: Type.Enum(productKinds, { description: 'Of a product that is there, its own.' }),
  brand: name(productLimits.brand),
  product_line: name(productLimits.product_line),
  tire_size: name(productLimits.tire_size),
  load_range: orNull(Type.String({ pattern: '^[A-Z]$' })),
  design_position: Type.Union([Type.Enum(designPositions), Type.Null()]),
  tread_depth: orNull(
    Type.Number({ description: "In the caller's unit, up to 100/32 of an inch." }),
  ),
  is_retired: Type.Boolean({ description: 'A double that was merged stays retired.' }),
});

export const productCalls = defineCalls({
  'GET products/init': {
    summary: 'What the catalog is filtered by: brands, sizes and load ranges in order.',
    right,
    response: Type.Object({
      brands: Type.Array(brand),
      tire_sizes: names,
      load_ranges: names,
      tread_depth_format,
    }),
  },
  'GET products/init_update': {
    summary: 'What a product is made of: the brands, sizes and load ranges of those not retired.',
    right,
    response: Type.Object({
      brands: Type.Array(brand),
      tire_sizes: names,
      load_ranges: names,
      tread_depth_format,
    }),
  },
  'GET products/get_product_lines/{id}': {
    summary: "A brand's lines and tread designs of which a product is offered.",
    right,
    params,
    response: lines({}),
  },
  'GET products/get_all_product_lines/{id}': {
    summary: "All of a brand's lines and tread designs, those of retired products too.",
    right,
    params,
    response: lines({}),
  },
  'GET products/get_product/{id}': {
    summary: 'A product, and by what it is used.',
    right,
    params,
    response: Type.Object({ product, tread_depth_format }),
  },
  'POST products/get_products': {
    list: productsList,
    summary: 'The catalog of products, by page; the keyword is looked for in brand, line and size.',
    right,
    body: listBody(productsList),
    response: paged({ products: Type.Array(product), tread_depth_format }),
  },
  'POST products/get_excel': {
    list: productsList,
    summary: 'The catalog of products, as a workbook.',
    right,
    ...listFileAs(productsList, exportFormats.excel),
  },
  'POST products/get_pdf': {
    list: productsList,
    summary: 'The catalog of products, as a PDF.',
    right,
    ...listFileAs(productsList, exportFormats.pdf),
  },
  'GET products/get_merge/{id}': {
    summary:
      'What names a product, of all records: what a merge would move. For internal staff, as the merge is.',
    right,
    params,
    response: productUses,
  },
  'POST products/merge': {
    summary:
      'Moves everything that names a double to another product of its kind, all of it or nothing, and retires the double; what files say of the double later is said of that product. ' +
      'It cannot be undone: the name of the double confirms it, and what was counted is what is moved.',
    right,
    body: Type.Object({
      id,
      revision: Type.Integer({ minimum: 0 }),
      into: Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'The product that stays.',
      }),
      confirmed_name: Type.String({
        maxLength: 300,
        description: 'Brand, product line and tire size of the double, with a blank between them.',
      }),
      uses: productUses,
    }),
    response: Type.Object({ product, tread_depth_format }),
  },
  'POST products/save_product': {
    summary:
      'Makes or changes a product. Another one of its kind, brand, line, size and load range is refused as `unique`, also in another spelling.',
    right,
    body: savedProduct,
    response: Type.Object({ product, tread_depth_format }),
  },
});
