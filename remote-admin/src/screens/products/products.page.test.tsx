import type { Product } from '@portal/contract/admin';
import { type Respond, refusal, renderInShell, screen, within } from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { shellWords } from '../../testing/shell-words.ts';
import ProductsPage from './products.page.tsx';

const rib: Product = {
  id: 7,
  kind: 'tire',
  retread: false,
  brand_id: 3,
  brand: 'Ohlin',
  product_line: 'Rib 9',
  tire_size: '11R22.5',
  load_range: 'G',
  design_position: 'steer',
  tread_depth: 18,
  uses: 12,
  state: 'active',
  merged_into: null,
  revision: 4,
};
const choices = {
  brands: [{ id: 3, brand: 'Ohlin' }],
  tire_sizes: ['11R22.5'],
  load_ranges: ['G'],
  tread_depth_format: '32nds',
};

function showProducts(rows: readonly Product[], respond?: Respond, query = '') {
  const shown = renderInShell(<ProductsPage />, {
    namespace: 'admin',
    user: { login: 'gyr', group: 'GYR', unit_of_measurement: '1' },
    words: { ...words, ...shellWords },
    path: '/manage-products',
    route: `/manage-products${query}`,
    respond: (name, call) => {
      const own = respond?.(name, call);
      if (own !== undefined) return own;
      if (name.includes('product_lines')) return { product_lines: ['Rib 9', 'Rib 10'] };
      if (name.includes('products/init')) return choices;
      if (name.endsWith('save_product')) return { product: rib, tread_depth_format: '32nds' };
      return {
        products: rows,
        tread_depth_format: '32nds',
        page_number: 1,
        page_size: 20,
        total_items: rows.length,
      };
    },
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}

it('asks for what the address filters by', async () => {
  const { bodies } = showProducts([rib], undefined, '?brand=Ohlin&line=Rib+9&kind=tire');
  await screen.findByRole('button', { name: 'Rib 9' });
  expect(bodies('get_products').at(-1)).toMatchObject({
    brand: 'Ohlin',
    product_line: 'Rib 9',
    kind: 'tire',
  });
});

it('changes a product by the revision that was read', async () => {
  const { user, bodies } = showProducts([rib]);
  await user.click(await screen.findByRole('button', { name: 'Rib 9' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Ohlin Rib 9 11R22.5' }));
  const depth = drawer.getByRole('textbox', { name: 'Original tread depth (32nds)' });
  await user.clear(depth);
  await user.type(depth, '17,5');
  await user.click(drawer.getByRole('checkbox', { name: 'Retired' }));
  await user.click(drawer.getByRole('button', { name: 'Save product' }));
  expect(bodies('save_product')).toEqual([
    {
      id: 7,
      revision: 4,
      kind: 'tire',
      brand: 'Ohlin',
      product_line: 'Rib 9',
      tire_size: '11R22.5',
      load_range: 'G',
      design_position: 'steer',
      tread_depth: 17.5,
      is_retired: true,
    },
  ]);
});

it('shows where a merged double went, and leaves it there', async () => {
  const merged = { ...rib, state: 'merged' as const, merged_into: 'Ohlin RIB-9 11R22.5' };
  const { user, bodies } = showProducts([merged]);
  await user.click(await screen.findByRole('button', { name: 'Rib 9' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Ohlin Rib 9 11R22.5' }));
  expect(drawer.getByText(/^Merged into Ohlin RIB-9 11R22.5:/)).toBeVisible();
  expect(drawer.queryByRole('checkbox', { name: 'Retired' })).toBeNull();
  expect(drawer.queryByRole('button', { name: 'Merge…' })).toBeNull();
  await user.type(drawer.getByRole('combobox', { name: 'Product line' }), '0');
  await user.click(drawer.getByRole('button', { name: 'Save product' }));
  expect(bodies('save_product')).toMatchObject([{ product_line: 'Rib 90', is_retired: true }]);
});

it('says at each field what is wrong, and asks nothing of the server', async () => {
  const { user, bodies } = showProducts([]);
  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add product' }));
  const said = () =>
    drawer.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true')
      .length;
  await user.click(drawer.getByLabelText(/^Brand/));
  await user.paste('b'.repeat(200));
  await user.type(drawer.getByRole('textbox', { name: /tread depth/ }), '-1');
  await user.type(drawer.getByRole('textbox', { name: 'Load range' }), '7');
  await user.click(drawer.getByRole('button', { name: 'Save product' }));
  expect(await drawer.findByText('Enter at most 80 characters.')).toBeVisible();
  expect(drawer.getByText('Enter a number from 0.1 to 100.')).toBeVisible();
  expect(drawer.getByText('Enter one letter, such as G.')).toBeVisible();
  expect(drawer.getAllByText('Fill in this field.')).toHaveLength(2);
  expect(said()).toBeGreaterThan(1);
  expect(bodies('save_product')).toEqual([]);
});

describe('merging a double', () => {
  const other: Product = { ...rib, id: 8, product_line: 'RIB-9', uses: 2 };
  const counts = { invoice_lines: 1200, casings: 0, tires: 3, tire_lives: 3, specs: 1 };

  async function merging(respond?: Respond) {
    const shown = showProducts([rib, other], (name, call) => {
      if (name.includes('get_merge')) return counts;
      return (
        respond?.(name, call) ??
        (name.endsWith('products/merge')
          ? { product: other, tread_depth_format: '32nds' }
          : undefined)
      );
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Rib 9' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Merge…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge this double?' }));
    const confirm = () => shown.user.click(dialog.getByRole('button', { name: 'Merge' }));
    const choose = async () => {
      await shown.user.click(dialog.getByRole('combobox', { name: 'Product that stays' }));
      await shown.user.click(await screen.findByRole('option', { name: 'Ohlin RIB-9 11R22.5' }));
    };
    const typeName = () =>
      shown.user.type(dialog.getByRole('textbox', { name: /to confirm/ }), 'Ohlin Rib 9 11R22.5');
    return { ...shown, dialog, confirm, choose, typeName };
  }

  it('tells what is moved, and asks for the other product and the name first', async () => {
    const { dialog, confirm, bodies } = await merging();
    expect(await dialog.findByText('1,200')).toBeVisible();
    await confirm();
    expect(dialog.getByText('Choose the product that stays.')).toBeVisible();
    expect(dialog.getByText('This is not the name of the double.')).toBeVisible();
    expect(bodies('products/merge')).toEqual([]);
  });

  it('moves what was counted', async () => {
    const { dialog, confirm, choose, typeName, bodies } = await merging();
    await dialog.findByText('1,200');
    await choose();
    await typeName();
    await confirm();
    expect(bodies('products/merge')).toEqual([
      { id: 7, revision: 4, into: 8, confirmed_name: 'Ohlin Rib 9 11R22.5', uses: counts },
    ]);
  });

  it('says that something was changed meanwhile, and stays open', async () => {
    const { dialog, confirm, choose, typeName } = await merging((name) =>
      name.endsWith('products/merge') ? refusal('changed_elsewhere', 'uses') : undefined,
    );
    await dialog.findByText('1,200');
    await choose();
    await typeName();
    await confirm();
    expect(await dialog.findByText(/^Something was changed meanwhile/)).toBeVisible();
  });
});
