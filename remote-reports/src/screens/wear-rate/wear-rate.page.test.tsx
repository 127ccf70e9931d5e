import { type Respond, screen, waitFor, within } from '@portal/platform/testing';
import { figure, showReport, textsOf } from '../../testing/show-report.tsx';
import { wearRates } from '../../testing/wear-rows.ts';
import WearRatePage from './wear-rate.page.tsx';

const shellWords = {
  'shell:export.action_of': 'Export: {{of}}',
  'shell:list.show_everything': 'Show everything',
};

const showRates = (query = '', respond?: Respond) =>
  showReport(<WearRatePage />, {
    path: '/product-wear-rate-report',
    query,
    words: shellWords,
    respond,
  });

const rates = () => screen.findByRole('table', { name: 'Wear rates' });

it('shows the rate of each group in the units of the reader, and flags one of few tires', async () => {
  showRates();
  const table = await rates();
  expect(within(table).getByRole('columnheader', { name: /Average Miles Per 32nd/ })).toBeVisible();
  const [, first, second] = within(table).getAllByRole('row');
  expect(textsOf(first)).toEqual([
    'Northway',
    'Haul S1',
    '295/75R22.5',
    'New',
    'Steer',
    '64',
    '10,000.00',
    '120,000',
    '5,120,000',
    '512.00',
  ]);
  expect(textsOf(second).slice(1, 8)).toEqual([
    'Unknown',
    '295/75R22.5',
    'Retread',
    'Drive',
    '12Few tires',
    '14,500.50',
    '–',
  ]);
});

it('draws the rates, and says which wear is the slowest and the fastest', async () => {
  showRates();
  const chart = await screen.findByRole('figure', { name: 'Average Miles Per 32nd' });
  expect(chart).toHaveTextContent(
    'Slowest wear: Northway · Unknown · 295/75R22.5 · Retread · Drive, 14,500.50. ' +
      'Fastest wear: Northway · Haul S1 · 295/75R22.5 · New · Steer, 10,000.00.',
  );
  expect(chart).toHaveTextContent('Fewer than 30 tires');
});

it('sums up, each count leading to its tires', async () => {
  const { user, address, bodies } = showRates('?accounts=3&page=2');
  await rates();
  expect(figure('Average Miles Per 32nd')).toHaveTextContent('10,526.32');
  expect(within(figure('Left out: Under 2/32 in (1.6 mm) worn')).queryByRole('link')).toBeNull();
  await user.click(within(figure('Left out: No odometer')).getByRole('link', { name: '90' }));
  expect(address()).toBe('/product-wear-rate-report?accounts=3&show=tires&outcome=no_odometer');
  await waitFor(() =>
    expect(bodies('/get_tires').at(-1)).toMatchObject({ account_ids: [3], outcome: 'no_odometer' }),
  );
  await user.click(screen.getByRole('link', { name: 'Wear rates' }));
  expect(address()).toBe('/product-wear-rate-report?accounts=3');
});

it('leads from a rate to its tires with both readings', async () => {
  const { user, bodies } = showRates('?vocation=waste');
  await user.click(within(await rates()).getByRole('link', { name: '10,000.00' }));
  const table = await screen.findByRole('table', { name: 'Tires behind the rates' });
  expect(bodies('/get_tires')).toMatchObject([
    {
      account_ids: [],
      vocation: 'waste',
      brand: 'Northway',
      product_line: 'Haul S1',
      tire_size: '295/75R22.5',
      retread: 'new',
      wheel_position: 'steer',
      outcome: 'counted',
    },
  ]);
  const row = within(table).getAllByRole('row').at(-1);
  expect(textsOf(row)).toEqual([
    '1001',
    '1L',
    'Northway · Haul S1 · 295/75R22.5 · New · Steer',
    'Fitted 02/03/2025',
    '100,000',
    '18.0',
    '03/04/2026',
    '180,000',
    '10.0',
    '80,000',
    '8.0',
    '10,000.00',
  ]);
});

it('says of each tire whether it counts, where all of them are shown', async () => {
  showRates('?show=tires');
  const table = await screen.findByRole('table', { name: 'Tires behind the rates' });
  expect(within(table).getByRole('cell', { name: 'Counts' })).toBeVisible();
});

it('narrows by what is offered, and counts the tires that are left', async () => {
  const { user, address, bodies } = showRates('?from=2026-01-01');
  await rates();
  expect(await screen.findByText('76 tires available')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Brand' }));
  await user.click(await screen.findByRole('option', { name: 'Northway · 76' }));
  expect(address()).toBe('/product-wear-rate-report?from=2026-01-01&brand=Northway');
  const scope = { account_ids: [], date_from: '2026-01-01', brand: 'Northway' };
  await waitFor(() => expect(bodies('get_available_tires').at(-1)).toEqual(scope));
  await waitFor(() =>
    expect(bodies('/get_product_wear_rates').at(-1)).toMatchObject({ ...scope, order_by: 0 }),
  );
});

it('groups by brand or position', async () => {
  const { user, address, bodies } = showRates();
  await rates();
  await user.click(screen.getByRole('radio', { name: 'Position' }));
  expect(address()).toBe('/product-wear-rate-report?by=position');
  await waitFor(() =>
    expect(bodies('/get_product_wear_rates').at(-1)).toMatchObject({ group_by: 'position' }),
  );
  expect(screen.queryByRole('columnheader', { name: /Product line/ })).toBeNull();
});

it('says that no tire counts, and why, without a chart', async () => {
  showRates(undefined, (name) =>
    name.endsWith('/get_product_wear_rates')
      ? { ...wearRates, rates: [], total_items: 0 }
      : undefined,
  );
  expect(await screen.findByText('No tire counts')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});
