import { type Respond, refusal, screen, setClock, waitFor } from '@portal/platform/testing';
import { noticesIn } from '../testing/export-server.ts';
import { fleetServer } from '../testing/fleet-server.ts';
import { cardCount, ranSearch, showDashboard, tabCallCount } from '../testing/show-dashboard.tsx';
import { linkRecordOf } from './link-record.ts';

afterEach(() => {
  setClock(null);
  sessionStorage.clear();
});

const failed = 'This link could not be opened';
const unknown = 'It is not known here, or nobody has used it for 90 days.';
const unread = 'What it stands for cannot be read';
const server = fleetServer();

/** A server that has one record, under `shared-1`. */
const recordServer =
  (record: string): Respond =>
  (name, call) =>
    name.includes('get_record') && call.params.id === 'shared-1'
      ? { id: 'shared-1', record }
      : server(name, call);

const opened = (search: string) => recordServer(linkRecordOf(new URLSearchParams(search)) ?? '');

it('opens the view that it was copied from, in place of its own address', async () => {
  const search = `${ranSearch}&lo=2.5&p1s=-New&p1q=Why%3F`;
  const { params, calls } = showDashboard('v=shared-1', opened(search));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the link…');
  expect(await screen.findByText('2 locations · All nonsigs')).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cardCount));
  expect(Object.fromEntries(params())).toEqual(Object.fromEntries(new URLSearchParams(search)));
  expect(calls.filter(({ name }) => name.includes('get_record'))).toHaveLength(1);
});

it('says to a dealer that its figures are of their own nonsigs alone', async () => {
  const { requests } = showDashboard('v=shared-1', opened(ranSearch), { group: 'DLR' });
  expect(await screen.findByText('All locations · Your own nonsigs alone')).toBeVisible();
  expect(noticesIn(requests).map(({ text }) => text)).toEqual([
    'You see the records of your own nonsigs alone. Whoever sent you the link may see more.',
  ]);
});

it('says nothing of the kind where the account is not theirs at all', async () => {
  const foreign = ranSearch.replace(/ac=[^&]*/, 'ac=0999');
  const { requests, params } = showDashboard('v=shared-1', opened(foreign), { group: 'DLR' });
  await waitFor(() => expect(params().get('ac')).toBe('0999'));
  expect(noticesIn(requests)).toEqual([]);
});

it('says nothing of the kind to others', async () => {
  const { requests } = showDashboard('v=shared-1', opened(ranSearch), { group: 'CUS' });
  expect(await screen.findByText('All locations · All nonsigs')).toBeVisible();
  expect(noticesIn(requests)).toEqual([]);
});

it('takes nothing over from an address that has more than the link', async () => {
  const { params } = showDashboard('v=shared-1&lo=9&p1m=graph', opened(ranSearch));
  expect(await screen.findByText('All locations · All nonsigs')).toBeVisible();
  expect([params().has('lo'), params().get('p1m')]).toEqual([false, 'table']);
});

it('is handed on as it is', async () => {
  const { user, bodies } = showDashboard('v=shared-1', opened(ranSearch));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('textbox', { name: 'Link to this view' })).toHaveValue(
    'http://localhost/fleet-dashboard?v=shared-1',
  );
  expect(bodies('set_record')).toHaveLength(0);
});

it('keeps lists that are too long for an address under a key of their own', async () => {
  const ids = Array.from({ length: 600 }, (_, place) => place + 100);
  const { params, bodies } = showDashboard(
    'v=shared-1',
    opened(`${ranSearch}&lo=${ids.join('.')}`),
  );
  expect(await screen.findByText('600 locations · All nonsigs')).toBeVisible();
  expect(params().get('k')).toMatch(/^record\dx$/);
  expect([params().has('lo'), params().has('v')]).toEqual([false, false]);
  await waitFor(() => expect(bodies('get_reports')).toHaveLength(tabCallCount));
  expect(bodies('get_reports')[0]).toMatchObject({ base_parameters: { locations: ids } });
});

it.each([
  ['nobody knows', 'v=unknown-x', unknown],
  ['is no key at all', 'v=../../secret', unknown],
  ['is empty', 'v=', unknown],
  ['was damaged', 'v=shared-1', unread, '/fleet-dashboard?ac=1\u0000%%%'],
  ['holds the lists of an address alone', 'v=shared-1', unread, 'lo=1.2.3'],
  ['holds 200 KB of nothing', 'v=shared-1', unread, 'x'.repeat(200_000)],
])('that %s says so, and leads to the dashboard', async (_, search, said, record = '') => {
  const { user, address } = showDashboard(search, recordServer(record));
  expect(await screen.findByRole('alert')).toHaveTextContent(`${failed}${said}`);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Open the Fleet Dashboard' }));
  expect(await screen.findByRole('radiogroup', { name: 'Fleet type' })).toBeVisible();
  expect(address()).toBe('/fleet-dashboard');
});

it('whose lists cannot be read says so as any address', async () => {
  showDashboard('v=shared-1', opened(`${ranSearch}&lo=abc`));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The selection of this link could not be read',
  );
});

it('is tried again when the server could not be asked', async () => {
  let isDown = true;
  const { user } = showDashboard('v=shared-1', (...asked) =>
    isDown ? refusal('too_many_requests') : opened(ranSearch)(...asked),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(`${failed}Too many requests at once.`);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('All locations · All nonsigs')).toBeVisible();
});
