import {
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { leaseQuote, leaseStructure } from '../../testing/lease-rows.ts';
import { reportsServer } from '../../testing/reports-server.ts';
import LeaseConfiguratorPage from './lease-configurator.page.tsx';

const path = '/leasesales/configurator';
const shellWords = {
  'shell:form.draft_back': 'What you had entered is back.',
  'shell:failure.other': 'Something went wrong on our side. Try again in a moment.',
  'shell:export.action': 'Export',
  'shell:export.action_of': 'Export: {{of}}',
  'shell:export.excel': 'Excel',
  'shell:export.pdf': 'PDF',
};

beforeEach(() => localStorage.clear());

function show(route = path, respond?: Respond) {
  const shown = renderInShell(<LeaseConfiguratorPage />, {
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

const field = (name: string) => screen.getByRole('textbox', { name });
const result = async () =>
  (await screen.findByRole('heading', { name: 'What it comes to' })).closest('section');
const save = () => screen.getByRole('button', { name: 'Save' });

it('shows what a quote comes to, and what each factor adds', async () => {
  show(`${path}?quote=7`);
  const panel = within((await result()) as HTMLElement);
  expect(panel.getByText('$564,300.00')).toBeVisible();
  expect(panel.getByText('$0.006270')).toBeVisible();
  const row = panel.getByRole('row', { name: /^Terrain/ });
  expect(row).toHaveTextContent('TerrainMountain+10.00%, Yellow$54,000.00$0.000600');
  expect(panel.getByRole('row', { name: /^Term 60/ })).toHaveTextContent(
    '-5.00%, Green-$29,700.00',
  );
  expect(panel.getAllByRole('row')).toHaveLength(18);
});

it('computes while something is entered, and says what is no number', async () => {
  const { user, bodies } = show(`${path}?quote=7`);
  const panel = within((await result()) as HTMLElement);
  await user.clear(field('Units'));
  expect(panel.getByText(/^Enter every number/)).toBeVisible();
  await user.type(field('Units'), '0');
  await user.click(save());
  expect(await screen.findByText('Enter a whole number from 1 to 100,000.')).toBeVisible();
  await user.clear(field('Units'));
  await user.type(field('Units'), '1,000');
  expect(panel.getByText('$11,286,000.00')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Duty' }));
  await user.click(await screen.findByRole('option', { name: 'Waste, +35.00%' }));
  expect(panel.getByText('$15,236,100.00')).toBeVisible();
  await user.click(save());
  await waitFor(() =>
    expect(bodies('configurator_submit')).toMatchObject([
      { id: 7, revision: 3, units: 1000, factors: { duty: 'waste' } },
    ]),
  );
});

it('finds the place of an address, and chooses what follows from it', async () => {
  const { user, calls } = show();
  await result();
  await user.type(field('City'), 'Phoenix');
  await user.click(screen.getByRole('button', { name: 'Find the place' }));
  expect(
    await screen.findByText(/^Phoenix, AZ · known to the city · from the table/),
  ).toBeVisible();
  expect(screen.getByText(/^Nearest dealer: Mesa Tire, Mesa, AZ, 31.4 mi/)).toBeVisible();
  expect(field('Latitude')).toHaveValue('33.45');
  expect(screen.getByRole('combobox', { name: 'Climate zone' })).toHaveValue('Arid, +9.00%');
  expect(screen.getByRole('combobox', { name: 'Distance to the dealer' })).toHaveValue(
    'Up to 50 mi, +3.00%',
  );
  await user.clear(field('Latitude'));
  await user.type(field('Latitude'), '36.16');
  await user.click(screen.getByRole('button', { name: 'Use these coordinates' }));
  expect(await screen.findByText(/set by hand · entered by you/)).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ latitude: '36.16', longitude: '-112.07' });
});

it('offers the places of an ambiguous address, and says why there is none', async () => {
  let outcome = 'abroad';
  const { user } = show(path, (name, { query }) =>
    name.endsWith('get_geocode') && query?.city === 'London'
      ? { outcome, places: [], climate_zone: null, dealer: null, dealer_distance: null }
      : undefined,
  );
  await result();
  const find = () => user.click(screen.getByRole('button', { name: 'Find the place' }));
  await user.type(field('City'), 'London');
  await find();
  expect(await screen.findByText(/^The address lies outside/)).toBeVisible();
  outcome = 'unknown';
  await find();
  expect(await screen.findByText(/^The address was not found/)).toBeVisible();
  await user.clear(field('City'));
  await user.type(field('City'), 'Springfield');
  await find();
  await user.click(await screen.findByRole('button', { name: 'Springfield, MO' }));
  await waitFor(() => expect(field('Latitude')).toHaveValue('37.21'));
  expect(screen.getByText(/^Springfield, MO · known to the city/)).toBeVisible();
});

it('keeps what was entered over a reload, and a new quote once', async () => {
  const first = show();
  await result();
  await first.user.type(field('Name of the quote'), 'Spring');
  await first.user.type(field('Customer'), '<b>Fleet</b>');
  first.unmount();
  const { user, bodies, address } = show();
  await result();
  expect(field('Name of the quote')).toHaveValue('Spring');
  await user.click(save());
  await waitFor(() => expect(address()).toBe(`${path}?quote=7`));
  expect(bodies('configurator_submit')).toMatchObject([
    { quote_name: 'Spring', customer_name: '<b>Fleet</b>', client_key: expect.any(String) },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
});

it('keeps what was entered into a kept quote over a reload', async () => {
  const first = show(`${path}?quote=7`);
  await result();
  await first.user.type(field('Customer'), '!');
  first.unmount();
  show(`${path}?quote=7`);
  await result();
  expect(field('Customer')).toHaveValue('Harbor Freightways!');
  expect(save()).toBeEnabled();
});

it('tells the second of two who edit a quote', async () => {
  const { user } = show(`${path}?quote=7`, (name) =>
    name.endsWith('configurator_submit') ? refusal('changed_elsewhere', 'revision') : undefined,
  );
  await result();
  await user.type(field('Customer'), '!');
  await user.click(save());
  expect(await screen.findByText(/^This quote was changed in another tab/)).toBeVisible();
  expect(field('Customer')).toHaveValue('Harbor Freightways!');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Customer')).toHaveValue('Harbor Freightways');
});

it('says at the field what the server refused', async () => {
  const { user } = show(`${path}?copy=7`, (name) =>
    name.endsWith('configurator_submit') ? refusal('unique', 'quote_name') : undefined,
  );
  await result();
  expect(field('Name of the quote')).toHaveValue('Copy of Worked example');
  await user.click(save());
  expect(await screen.findByText('You have a quote of this name already.')).toBeVisible();
});

it("takes today's rates in place of the kept ones when asked", async () => {
  const { user, bodies } = show(`${path}?quote=7`, (name, { body }) => {
    if (name.endsWith('/configurator')) return { ...leaseQuote, newer_rates: true };
    const isToday = name.endsWith('_structure') && JSON.stringify(body) === '{}';
    const bases = [{ size: '295/75R22.5', rate: 0.012 }];
    return isToday ? { ...leaseStructure, bases } : undefined;
  });
  const panel = within((await result()) as HTMLElement);
  expect(panel.getByText('$564,300.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use today’s rates' }));
  expect(panel.getByText('$1,128,600.00')).toBeVisible();
  await user.click(save());
  await waitFor(() =>
    expect(bodies('configurator_submit')).toMatchObject([{ id: 7, todays_rates: true }]),
  );
});

it('lists quotes, to be opened, copied, and deleted with a way back', async () => {
  const { user, calls, requests } = show(`${path}?show=quotes`);
  const table = await screen.findByRole('table', { name: 'My quotes' });
  expect(within(table).getByText('$564,300.00')).toBeVisible();
  const link = (name: string) => within(table).getByRole('link', { name });
  expect(link('Worked example')).toHaveAttribute('href', `${path}?quote=7`);
  expect(link('Copy Worked example')).toHaveAttribute('href', `${path}?copy=7`);
  await user.click(within(table).getByRole('button', { name: 'Delete Worked example' }));
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({ text: '“Worked example” was deleted.' }),
      }),
    ),
  );
  expect(calls.some(({ name }) => name.startsWith('DELETE leasesales/delete_quote'))).toBe(true);
});

it.each([
  ['a quote that is not there', refusal('unknown_value', 'id'), 'This quote is not there any more'],
  ['a failure', refusal('system', ''), 'The configurator could not be loaded'],
])('says so for %s', async (_, answer, text) => {
  show(`${path}?quote=9`, (name) => (name.endsWith('/configurator') ? answer : undefined));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says that there are no rates', async () => {
  show(path, (name) =>
    name.endsWith('_structure') ? { ...leaseStructure, bases: [], factors: [] } : undefined,
  );
  expect(await screen.findByText('There are no lease rates yet')).toBeVisible();
});
