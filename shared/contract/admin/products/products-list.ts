import type { TreadUnit } from '../../portal/units-of-measurement.ts';
import { defineList } from '../../wire/list-definition.ts';
import { listInUnits } from '../../wire/list-in-units.ts';
import { designPositions, productKinds, productStates } from './product-fields.ts';

/** The catalog of products, shared by all accounts. */
export const productsList = defineList({
  rows: 'products',
  words: {
    title: 'products.title',
    text: 'products.description',
    search: 'products.search',
    none: 'products.none',
    pages: 'products.pages',
    failed: 'products.failed',
  },
  columns: [
    { field: 'product_line', label: 'products.line' },
    { field: 'brand', label: 'products.brand' },
    { field: 'tire_size', label: 'products.size' },
    { field: 'load_range', label: 'products.load_range', from: 'desktop' },
    { field: 'kind', label: 'products.kind', words: 'products.kind_of', from: 'tablet' },
    {
      field: 'design_position',
      label: 'products.position',
      words: 'products.position_of',
      from: 'desktop',
    },
    { field: 'tread_depth', label: 'products.depth', format: 'ratio', from: 'desktop' },
    { field: 'uses', label: 'products.uses', format: 'integer', from: 'tablet' },
    { field: 'state', label: 'products.state', words: 'products.state_of', from: 'tablet' },
  ],
  filters: {
    brand: { label: 'products.brand' },
    line: { label: 'products.line', field: 'product_line' },
    size: { label: 'products.size', field: 'tire_size' },
    load_range: { label: 'products.load_range' },
    kind: {
      label: 'products.kind',
      values: productKinds,
      words: 'products.kind_of',
      every: 'products.every_kind',
    },
    position: {
      label: 'products.position',
      field: 'design_position',
      values: designPositions,
      words: 'products.position_of',
      every: 'products.every_position',
    },
    state: {
      label: 'products.state',
      values: productStates,
      words: 'products.state_of',
      every: 'products.every_state',
    },
  },
  sorts: { product_line: 'product_line', brand: 'brand', tire_size: 'tire_size' },
  firstSort: 'brand',
});

/** The list of products with the unit of its depths in the heading. */
export const productsIn = (unit: TreadUnit): typeof productsList =>
  listInUnits(productsList, { tread_depth: unit });
