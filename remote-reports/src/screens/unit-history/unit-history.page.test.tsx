import { bus, namedLinksChanged } from '@portal/platform/bus';
import {
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { unitHistory } from '../../testing/history-rows.ts';
import { reportsServer } from '../../testing/reports-server.ts';
import { figure } from '../../testing/show-report.tsx';
import UnitHistoryPage from './unit-history.page.tsx';

const shellWords = {
  'shell:export.action': 'Export',
  'shell:export.action_of': 'Export: {{of}}',
  'shell:export.excel': 'Excel',
  'shell:export.pdf': 'PDF',
  'shell:failure.other': 'Something went wrong on our side. Try again in a moment.',
  'shell:filter.not_found': 'Nothing found',
  'shell:links.new_window': 'opens in a new window',
  'shell:ui.retry': 'Try again',
};
const path = '/unit-history-report';
const ofUnit = `${path}?account=0100&unit=1001`;

interface ShowHistoryOptions {
  readonly respond?: Respond;
  readonly rights?: readonly string[];
}

function showHistory(route = ofUnit, { respond, rights }: ShowHistoryOptions = {}) {
  const shown = renderInShell(<UnitHistoryPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path,
    route,
    ...(rights && { user: { user_access_securities: [...rights] } }),
    respond: (name, call) => respond?.(name, call) ?? reportsServer(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}

const timeline = () => screen.findByRole('table', { name: 'Unit history' });
const rowOf = async (kind: string) => {
  const rows = within(await timeline()).getAllByRole('row');
  const row = rows.find((each) => within(each).queryByRole('cell', { name: kind }));
  if (!row) throw new Error(`There is no row of ${kind}.`);
  return row;
};

afterEach(() => bus.emit(namedLinksChanged, {}));

it('tells each kind of entry with its day, meter, place and cost', async () => {
  showHistory();
  const shown = async (kind: string) => {
    const row = await rowOf(kind);
    return [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ];
  };
  expect(await shown('Inspection')).toEqual([
    '03/04/2026',
    'Inspection',
    'Yard survey, 9 of 10 tires read, 2 critical, 1 warning, 3 photosMud flap torn',
    '123,457 mi',
    '',
    '',
    'Kim Ortega',
    'Akron',
    '',
  ]);
  expect((await shown('Tire removed'))[2]).toBe('Worn out, 4/32 in left, sent to be retreaded');
  expect((await shown('Tire mounted')).slice(2, 6)).toEqual([
    'Tire mounted, retreaded once',
    '123,457 mi',
    '2LO',
    'Corvane Haul 295/75R22.5',
  ]);
  expect((await shown('Repair'))[2]).toBe(
    'Casing repaired at a plant, 2 nail holes, 1 spot repair',
  );
  expect((await shown('Torque check')).slice(2, 5)).toEqual([
    'Low, 425 lb·ft, spec 450–500 lb·ft',
    '123,457 mi',
    'Axle 2, left',
  ]);
  expect((await shown('Crossing'))[2]).toBe('Crossing, 10 of 10 tires read, no finding');
  const call = await shown('Service call');
  expect(call[2]).toBe(
    'Emergency call, C000000009, at the roadside, completed' +
      'Call-out, $162.50' +
      '2 × New tire, Corvane Haul 295/75R22.5, $350.00',
  );
  expect([call[4], call.at(-1)]).toEqual(['Drive axles', '$512.50']);
});

it('sums up kinds and costs, each figure leading to its entries', async () => {
  const { user, address, bodies } = showHistory(`${ofUnit}&from=2026-01-01&page=2`);
  await timeline();
  expect(figure('Cost of service calls')).toHaveTextContent('$512.50');
  expect(screen.queryByText('Cost: Labor')).toBeNull();
  await user.click(within(figure('Removed tires')).getByRole('link', { name: '1' }));
  expect(address()).toBe(`${ofUnit}&from=2026-01-01&kind=removal`);
  await waitFor(() =>
    expect(bodies('get_unit_history_report').at(-1)).toMatchObject({
      account: '0100',
      unit_number: '1001',
      date_from: '2026-01-01',
      kind: 'removal',
      page_number: 1,
    }),
  );
  await user.click(within(figure('Cost: New tire')).getByRole('link', { name: '$350.00' }));
  expect(address()).toBe(`${ofUnit}&from=2026-01-01&charge=new_tire`);
  await user.click(within(figure('Cost of service calls')).getByRole('link'));
  expect(address()).toBe(`${ofUnit}&from=2026-01-01&kind=call`);
});

it('leads from entries to what they are of', async () => {
  bus.emit(namedLinksChanged, {
    service_history: 'https://history.example/',
    heat_map: 'https://map.example/',
  });
  showHistory(`${ofUnit}&from=2026-01-01`);
  const linkIn = async (kind: string, name: string) =>
    within(await rowOf(kind)).getByRole('link', { name });
  expect(await linkIn('Inspection', 'Yard survey')).toHaveAttribute(
    'href',
    '/tireoptix/detail/5?search=1001',
  );
  expect(await linkIn('Inspection', '3 photos')).toHaveAttribute(
    'href',
    '/reports/surveys/5/unit/7/images',
  );
  expect(await linkIn('Crossing', 'Crossing')).toHaveAttribute('href', '/checkpoint/detail/6');
  expect(await linkIn('Tire removed', 'Worn out')).toHaveAttribute(
    'href',
    '/locations/3/removed-tires?unit=1001',
  );
  expect(await linkIn('Torque check', 'Low')).toHaveAttribute(
    'href',
    '/torque-summary-report?search=1001&from=2026-03-04&to=2026-03-04',
  );
  expect(await linkIn('Service call', 'Emergency call (opens in a new window)')).toHaveAttribute(
    'href',
    'https://history.example/?account=0100&date_from=2026-03-20&date_to=2026-03-20',
  );
  expect(screen.getByRole('link', { name: 'Heat map (opens in a new window)' })).toHaveAttribute(
    'href',
    'https://map.example/?account=0100&date_from=2026-01-01',
  );
});

it('leads nowhere that its reader may not look, nor where the region has no page', async () => {
  showHistory(ofUnit, { rights: ['TMUNTHST'] });
  expect(within(await timeline()).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: /Heat map/ })).toBeNull();
});

it('takes a fleet, then a unit of it', async () => {
  const { user, address, bodies } = showHistory(path);
  expect(await screen.findByText('Choose a fleet and a unit')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Unit number' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Fleet' }));
  await user.click(await screen.findByRole('option', { name: 'Harbor Freightways · 0100' }));
  expect(address()).toBe(`${path}?account=0100`);
  expect(await screen.findByText('Choose a unit of Harbor Freightways')).toBeVisible();
  expect(bodies('get_unit_history_report')).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: 'Unit number' }), '100');
  await waitFor(() =>
    expect(bodies('get_unit_numbers').at(-1)).toEqual({ account: '0100', keyword: '100' }),
  );
  await user.click(await screen.findByRole('option', { name: '1001 Tractor · Akron' }));
  expect(address()).toBe(ofUnit);
  await timeline();
  expect(screen.getByText('1XKAD49X0CJ123456')).toBeVisible();
});

it('forgets the unit when another fleet is chosen', async () => {
  const { user, address } = showHistory();
  await timeline();
  await user.click(screen.getByRole('combobox', { name: 'Fleet' }));
  await user.click(await screen.findByRole('option', { name: 'Prairie Lines · 0200' }));
  expect(address()).toBe(`${path}?account=0200`);
  expect(await screen.findByText('Choose a unit of Prairie Lines')).toBeVisible();
});

it('says that a fleet is lost', async () => {
  showHistory(`${path}?account=0900&unit=1001`, {
    respond: (name) =>
      name.endsWith('get_unit_history_report') ? refusal('unknown_value', 'account') : undefined,
  });
  expect(await screen.findByText('This fleet is not available')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that a unit is lost, and offers others', async () => {
  showHistory(`${path}?account=0100&unit=77`, {
    respond: (name) =>
      name.endsWith('get_unit_history_report')
        ? refusal('unknown_value', 'unit_number')
        : undefined,
  });
  expect(await screen.findByText('This fleet has no unit 77')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Unit number' })).toBeEnabled();
});

it('fetches the timeline and all details as files, as they are narrowed', async () => {
  const { user, bodies } = showHistory(`${ofUnit}&kind=call&search=lake`);
  await timeline();
  const selection = { account: '0100', unit_number: '1001', kind: 'call', keyword: 'lake' };
  await user.click(screen.getByRole('button', { name: 'All details' }));
  await waitFor(() =>
    expect(bodies('download_all_details')).toEqual([expect.objectContaining(selection)]),
  );
  await user.click(screen.getByRole('button', { name: 'Export: Unit history' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(bodies('download_pdf')).toEqual([expect.objectContaining(selection)]));
});

it('says that nothing is known of a unit', async () => {
  showHistory(ofUnit, {
    respond: (name) =>
      name.endsWith('get_unit_history_report')
        ? { ...unitHistory, entries: [], total_items: 0 }
        : undefined,
  });
  expect(await screen.findByText('Nothing is known of this unit')).toBeVisible();
});
