import type { adminCalls } from '@portal/contract/admin/schema';
import { byId, type TestInputs } from './test-inputs.ts';

type ProductCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} products/${string}`>
>;

const one = () => byId(1);

/** The catalog is shared by everybody; how often a product is used does not identify anyone. */
export const productCallInputs: TestInputs<ProductCalls> = {
  'GET products/init': () => ({}),
  'GET products/init_update': () => ({}),
  'GET products/get_product_lines/{id}': one,
  'GET products/get_all_product_lines/{id}': one,
  'GET products/get_product/{id}': one,
  'GET products/get_merge/{id}': one,
  'POST products/merge': () => ({
    body: {
      id: 1,
      revision: 0,
      into: 2,
      confirmed_name: '',
      uses: { invoice_lines: 0, casings: 0, tires: 0, tire_lives: 0, specs: 0 },
    },
  }),
  'POST products/get_products': () => ({ body: { page_number: 1, page_size: 20 } }),
  'POST products/get_excel': () => ({ body: {} }),
  'POST products/get_pdf': () => ({ body: {} }),
  'POST products/save_product': () => ({
    body: {
      id: null,
      revision: 0,
      kind: 'tire',
      brand: 'Ohlin',
      product_line: 'Rib 9',
      tire_size: '11R22.5',
      load_range: 'G',
      design_position: 'steer',
      tread_depth: null,
      is_retired: false,
    },
  }),
};
