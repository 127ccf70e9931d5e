import {
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { productReport, productTires } from '../../testing/product-rows.ts';
import { reportsServer } from '../../testing/reports-server.ts';
import ProductAnalysisPage from './product-analysis.page.tsx';

const path = '/product-analysis-report';
const shellWords = {
  'shell:export.action_of': 'Export: {{of}}',
  'shell:list.range_reversed': 'The range ends before it starts',
  'shell:list.clear_dates': 'Clear the dates',
};

function showReport(route = path, respond?: Respond) {
  const shown = renderInShell(<ProductAnalysisPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path,
    route,
    respond: (name, call) => respond?.(name, call) ?? reportsServer(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}

const table = (name = 'By brand') => screen.findByRole('table', { name });
const textsOf = (row: HTMLElement | undefined) => [
  within(row as HTMLElement).getByRole('rowheader').textContent,
  ...within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== ''),
];
const tile = (name: string) => {
  const { parentElement } = screen.getByText(name, { selector: 'dt' });
  return within(parentElement as HTMLElement).getByRole('definition');
};

it('shows the figures of each brand, and how many tires are left out of a mean', async () => {
  showReport();
  const [, first, second] = within(await table()).getAllByRole('row');
  expect(textsOf(first)).toEqual([
    'Northway',
    '80',
    '80.00%',
    '11.252 left out',
    '-4.50%',
    '15.00%',
    '5.00%',
    '3.5020 left out',
  ]);
  expect(textsOf(second)).toEqual([
    'Unknown',
    '20',
    '20.00%',
    '14.00',
    '–20 left out',
    '–',
    '0.00%',
    '1.25',
  ]);
  expect(screen.getByText(/from 03\/05\/2025 to 03\/04\/2026/)).toBeVisible();
});

it('draws the figure that is chosen, and says which group has most and least of it', async () => {
  const { user, address } = showReport();
  expect(await screen.findByRole('figure')).toHaveTextContent(
    'Highest: Unknown, 14.00. Lowest: Northway, 11.25.',
  );
  await user.click(screen.getByRole('combobox', { name: 'Figure drawn' }));
  await user.click(await screen.findByRole('option', { name: 'Mean age (years)' }));
  expect(address()).toBe(`${path}?measure=mean_age`);
  expect(screen.getByRole('figure', { name: 'By brand: Mean age (years)' })).toHaveTextContent(
    'Highest: Northway, 3.50. Lowest: Unknown, 1.25.',
  );
});

it('leads from every figure to its tires', async () => {
  const { user, address, bodies } = showReport(`${path}?accounts=3&brands=Northway&by=line`);
  const [, first] = within(await table('By product line')).getAllByRole('row');
  await user.click(within(first as HTMLElement).getByRole('link', { name: '15.00%' }));
  const tires = await screen.findByRole('table', { name: 'Tires: Northway · Haul S1' });
  expect(bodies('/get_tires')).toMatchObject([
    {
      account_ids: [3],
      brands: ['Northway'],
      group_by: 'line',
      group_key: 'Northway | Haul S1',
      about: 'underinflated',
    },
  ]);
  expect(textsOf(within(tires).getAllByRole('row').at(-1))).toEqual([
    '1001',
    '1L',
    'Akron',
    '02/03/2026',
    'Northway · Haul S1 · 295/75R22.5 · New · Steer',
    '12.00',
    '95.00',
    '-13.64',
    'Cupping',
    '–',
  ]);
  await user.click(screen.getByRole('button', { name: 'Tires of every group' }));
  await waitFor(() => expect(bodies('/get_tires').at(-1)).not.toHaveProperty('group_key'));
  await user.click(screen.getByRole('link', { name: 'The report' }));
  expect(address()).toBe(`${path}?accounts=3&brands=Northway&by=line`);
});

it.each([
  ['Tires', '100', ''],
  ['Mean tread (32nds)', '11.81', '&about=tread_read'],
  ['Mean pressure deviation', '20 left out', '&about=no_pressure'],
  ['More than 10% too low', '15.00%', '&about=underinflated'],
  ['Irregular wear', '5.00%', '&about=irregular'],
  ['Mean age (years)', '20 left out', '&about=no_tin'],
  ['Product unknown', '20', '&about=no_product'],
])('sums up: %s %s leads to its tires', async (name, text, about) => {
  showReport();
  await table();
  expect(within(tile(name)).getByRole('link', { name: text })).toHaveAttribute(
    'href',
    `${path}?show=tires${about}`,
  );
});

it('lays what is picked side by side, five at most, and keeps it in the address', async () => {
  const { user, address } = showReport(`${path}?by=position`);
  await table('By position');
  expect(screen.queryByRole('table', { name: 'Side by side' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Steer' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare Drive' }));
  expect(address()).toBe(`${path}?by=position&compare=steer&compare=drive`);
  const compared = await table('Side by side');
  expect(
    within(compared)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Figure', 'Steer', 'Drive']);
  expect(textsOf(within(compared).getAllByRole('row')[1])).toEqual(['Tires', '20', '80']);
  await user.click(screen.getByRole('checkbox', { name: 'Compare Steer' }));
  expect(address()).toBe(`${path}?by=position&compare=drive`);
  await user.click(screen.getByRole('radio', { name: 'By size' }));
  expect(address()).toBe(`${path}?by=size`);
});

it('does not pick a sixth', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((key) => `compare=${key}`).join('&');
  const { user, address } = showReport(`${path}?${many}`);
  await table();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Northway' }));
  expect(address()).toBe(`${path}?${many}`);
});

it('sorts the groups; those without the figure stand last', async () => {
  const { user, address } = showReport();
  const order = async () =>
    within(await table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(await order()).toEqual(['Northway', 'Unknown']);
  await user.click(screen.getByRole('button', { name: /Mean tread/ }));
  await user.click(screen.getByRole('button', { name: /Mean tread/ }));
  expect(address()).toBe(`${path}?sort=-mean_tread`);
  expect(await order()).toEqual(['Unknown', 'Northway']);
  await user.click(screen.getByRole('button', { name: /Mean pressure deviation/ }));
  expect(await order()).toEqual(['Northway', 'Unknown']);
});

it('narrows by what tires of the selection have, which is asked for once a list is opened', async () => {
  const { user, address, bodies } = showReport(`${path}?from=2026-01-01&types=new&types=wrong`);
  await table();
  expect(bodies('/get_brands')).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: 'Brands' }));
  await user.click(await screen.findByRole('option', { name: 'Unknown · 20' }));
  expect(address()).toBe(`${path}?from=2026-01-01&types=new&types=wrong&brands=Unknown`);
  const scope = { account_ids: [], date_from: '2026-01-01', tire_types: ['new'] };
  expect(bodies('/get_brands')[0]).toEqual(scope);
  await waitFor(() =>
    expect(bodies('/get_product_report').at(-1)).toEqual({ ...scope, brands: ['Unknown'] }),
  );
});

it('says that no tire was read, and why, without a chart', async () => {
  const groups = { brand: [], line: [], size: [], position: [] };
  showReport(undefined, (name) =>
    name.endsWith('get_product_report') ? { ...productReport, groups } : undefined,
  );
  expect(await screen.findByText('No tire was read')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('tells a range that ends before it starts, and mends it', async () => {
  const { user, address } = showReport(`${path}?from=2026-03-02&to=2026-03-01`, (name, { body }) =>
    name.endsWith('get_product_report') && Reflect.has(body as object, 'date_to')
      ? refusal('range_reversed', 'date_to')
      : undefined,
  );
  expect(await screen.findByText('The range ends before it starts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the dates' }));
  expect(address()).toBe(path);
  expect(await table()).toBeVisible();
});

it('says of which tires there is none', async () => {
  showReport(`${path}?show=tires`, (name) =>
    name.endsWith('/get_tires') ? { ...productTires, tires: [], total_items: 0 } : undefined,
  );
  expect(await screen.findByText('No tire was read')).toBeVisible();
});
