import { type Respond, renderInShell, screen, waitFor } from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { conditionServer } from '../../testing/condition-rows.ts';
import { selectionServer } from '../../testing/selected-accounts.ts';
import FleetConditionsPage from './fleet-conditions.page.tsx';

const path = '/fleet-condition-report';
/** The shell's texts that the tests look for. */
const shellWords = {
  'shell:favorite.add': 'Add favorite',
  'shell:favorite.button': 'Favorites',
  'shell:name.label': 'Favorite name',
};

const show = (route = path, respond?: Respond) =>
  renderInShell(<FleetConditionsPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path,
    route,
    respond: (name, call) =>
      respond?.(name, call) ?? conditionServer(name, call) ?? selectionServer(name, call),
  });

it('orders a report of the chosen accounts, days, units and parts', async () => {
  const { user, calls } = show(`${path}?accounts=3&from=2026-01-01&to=2026-02-28`);
  await screen.findByText('Harbor Freightways · 0003');
  await user.click(screen.getByRole('combobox', { name: 'Unit types' }));
  await user.click(await screen.findByRole('option', { name: 'Trailer' }));
  await user.click(screen.getByRole('combobox', { name: 'State or province' }));
  await user.click(await screen.findByRole('option', { name: 'OH · US' }));
  await user.click(screen.getByRole('checkbox', { name: 'Photos' }));
  await user.click(screen.getByRole('checkbox', { name: 'Owners' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, '  Spring   check ');
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Before we order.');
  await user.click(screen.getByRole('button', { name: 'Make the report' }));
  await waitFor(() =>
    expect(calls.some(({ name: call }) => call.endsWith('generate_reports'))).toBe(true),
  );
  const order = calls.find((call) => call.name.endsWith('generate_reports'));
  expect(order?.body).toMatchObject({
    account_ids: [3],
    date_from: '2026-01-01',
    date_to: '2026-02-28',
    unit_types: ['trailer'],
    country: 'US',
    state: 'OH',
    comment: 'Before we order.',
    client_key: expect.any(String),
  });
  const parts: unknown = Reflect.get(order?.body ?? {}, 'parts');
  expect(parts).toHaveLength(13);
  expect(parts).not.toContain('ImagesData');
  expect(parts).not.toContain('OwnerData');
});

it('says how the first report is made', async () => {
  show(path, (name) => (name.endsWith('get_reports') ? { reports: [] } : undefined));
  expect(await screen.findByText(/and make the report/)).toBeVisible();
});

it('asks for a part and a name before anything is sent', async () => {
  const { user, calls } = show();
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Make the report' }));
  expect(await screen.findByText('Choose at least one part.')).toBeVisible();
  expect(screen.getByText(words['kept.problem.name'])).toBeVisible();
  expect(calls.some(({ name }) => name.endsWith('generate_reports'))).toBe(false);
});

it('lists the reports that were made, each of which opens at its own address', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Open: Spring check' })).toHaveAttribute(
    'href',
    '/fleet-condition-report/history/4',
  );
});

it('keeps what is chosen as a favorite, which brings it back', async () => {
  const favorites = { favorite_reports: [], page_number: 1, page_size: 20, total_items: 0 };
  const { user, calls } = show(
    `${path}?accounts=3&types=trailer&parts=OwnerData.UnitsData`,
    (name) => (name.endsWith('favorite_reports/get') ? favorites : undefined),
  );
  await screen.findByText('Harbor Freightways · 0003');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Owners' }));
  await user.click(screen.getByRole('button', { name: 'Favorites' }));
  await user.type(await screen.findByRole('textbox', { name: 'Favorite name' }), 'Trailers');
  await user.click(screen.getByRole('button', { name: 'Add favorite' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('favorite_reports/save'))?.body).toMatchObject({
      name: 'Trailers',
      report_kind: 0,
      request_url: `${path}?accounts=3&types=trailer&parts=UnitsData`,
    }),
  );
  expect(calls.some(({ name }) => name.endsWith('generate_reports'))).toBe(false);
});
