import type { GeneratedExport } from '@portal/contract/fleet-dashboard';
import {
  act,
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
} from '@portal/platform/testing';
import {
  exportServer,
  fileAnswer,
  generated,
  noticesIn,
  requestIn,
  savedFiles,
} from '../testing/export-server.ts';
import { ranSearch } from '../testing/show-dashboard.tsx';
import { words } from '../testing/words.ts';
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';
import { ExportsButton, ExportsPlace } from './exports-place.tsx';

function showMenu(respond: Respond, of: ExportMenuProps['of'] = 'combined', search = '&b=p1t.s2t') {
  const params = new URLSearchParams(ranSearch + search);
  const page = (
    <ExportsPlace>
      <ExportMenu params={params} of={of} />
      <ExportsButton />
    </ExportsPlace>
  );
  const shown = renderInShell(page, {
    namespace: 'dashboard',
    words,
    respond: exportServer(respond),
  });
  const asked = (end: string) => shown.calls.filter(({ name }) => name.endsWith(end));
  const choose = async (kind: string) => {
    await shown.user.click(await screen.findByRole('button', { name: 'Export' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: kind }));
  };
  return { ...shown, asked, choose, notices: () => noticesIn(shown.requests) };
}

/** A server on which an export is as the test says. */
const jobServer =
  (present: () => GeneratedExport, more: Respond = () => undefined): Respond =>
  (name, call) => {
    const told = more(name, call);
    if (told !== undefined) return told;
    if (name.endsWith('start_export')) return present();
    if (name.endsWith('get_exports')) return { exports: [present()] };
    if (name.includes('download_export')) return fileAnswer('Whole.pdf');
    return undefined;
  };

test('a tab is saved at once, with all of its reports', async () => {
  const saved = savedFiles();
  const { choose, asked } = showMenu(
    (name) => (name.endsWith('export_reports_excel') ? fileAnswer('Tab.xlsx') : undefined),
    'purchases',
  );
  await choose('Excel');
  await waitFor(() => expect(saved).toEqual(['Tab.xlsx']));
  const [call] = asked('export_reports_excel');
  expect(call && requestIn(call).reports_parameters.map(({ tab_type }) => tab_type)).toEqual(
    Array(5).fill('purchases'),
  );
});

test('an empty combined report says what to do first', async () => {
  showMenu(() => undefined, 'combined', '');
  const button = await screen.findByRole('button', { name: 'Export' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', expect.stringMatching(/^Add reports first/));
});

test('the combined report is made meanwhile, shows how far it is, and is saved when it is ready', async () => {
  const saved = savedFiles();
  let present = generated();
  const { choose, asked } = showMenu(jobServer(() => present));
  await choose('PDF');
  expect(await screen.findByText(/Waiting for its turn$/)).toBeVisible();
  const [call] = asked('start_export');
  expect(call && requestIn(call)).toMatchObject({
    format: 1,
    client_key: expect.stringMatching(/^\w{8,}$/),
    tab_parameters: { tab_type: 'combined' },
    reports_parameters: [{ report_type: 'retread_vs_new' }, { report_type: 'calls_by_month' }],
  });
  present = generated({ state: 'running', done: 1 });
  expect(await screen.findByText(/1 of 2 reports done$/, {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exports, 1 in progress' })).toBeVisible();
  present = generated({ state: 'ready', done: 2, size: 1_900_000 });
  await waitFor(() => expect(saved).toEqual(['Whole.pdf']), { timeout: 3000 });
  expect(screen.getByText(/:\d\d.* · Ready: \d+ reports, 1.9 MB$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exports' })).toBeVisible();
});

test('who comes back finds what is being made, and saves it by hand', async () => {
  const saved = savedFiles();
  const { user } = showMenu(jobServer(() => generated({ state: 'ready', size: 5 })));
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Download Fleet Dashboard Report.pdf' }));
  await waitFor(() => expect(saved).toEqual(['Whole.pdf']));
});

test('a file that is not kept any more is said to be gone', async () => {
  const ready = jobServer(
    () => generated({ state: 'ready', size: 5 }),
    (name) => (name.includes('download_export') ? refusal('unknown_value', 'id') : undefined),
  );
  const { user, notices } = showMenu(ready);
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  await user.click(screen.getByRole('button', { name: /^Download / }));
  await waitFor(() => expect(notices()[0]?.text).toMatch(/^This file is not kept any more/));
});

test('an export that waits is cancelled from the list', async () => {
  let present = generated();
  const { user, asked } = showMenu(
    jobServer(
      () => present,
      (name) => {
        if (!name.includes('cancel_export')) return undefined;
        present = generated({ state: 'cancelled' });
        return present;
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Exports, 1 in progress' }));
  await user.click(screen.getByRole('button', { name: /^Cancel the export/ }));
  expect(await screen.findByText(/Canceled$/)).toBeVisible();
  expect(asked('cancel_export/{id}')[0]?.params).toMatchObject({ id: 7 });
  expect(screen.queryByRole('button', { name: /^Cancel the export/ })).toBeNull();
});

test.each([
  ['interrupted', /server was restarted/],
  ['file_too_large', /too long for this kind of file/],
  ['no_right', /do not have permission/],
  ['system', /could not be made/],
])('a failure is said in words: %s', async (failure, text) => {
  const { user } = showMenu(jobServer(() => generated({ state: 'failed', failure })));
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  expect(screen.getByText(text)).toBeVisible();
});

test('what is sent again after a lost connection has the same key', async () => {
  let isLost = true;
  const { choose, asked, notices } = showMenu(
    jobServer(
      () => generated(),
      (name) => {
        if (name.endsWith('start_export') && isLost) throw new Error('lost');
        return name.endsWith('get_exports') ? { exports: [] } : undefined;
      },
    ),
  );
  await choose('PDF');
  await waitFor(() => expect(notices()).toHaveLength(1));
  isLost = false;
  act(() => notices()[0]?.action?.perform());
  expect(await screen.findByText(/Waiting for its turn$/)).toBeVisible();
  const keys = asked('start_export').map((call) => requestIn(call).client_key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a connection lost meanwhile is said beside what was known, and Retry asks again', async () => {
  let isLost = false;
  const { user } = showMenu(
    jobServer(
      () => generated({ state: 'running', done: 1 }),
      () => {
        if (isLost) throw new Error('lost');
        return undefined;
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Exports, 1 in progress' }));
  isLost = true;
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
    /^The server cannot be reached/,
  );
  expect(screen.getByText(/1 of 2 reports done$/)).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('too many that wait are refused in plain words', async () => {
  const { choose, notices } = showMenu((name) =>
    name.endsWith('start_export') ? refusal('limit_reached') : undefined,
  );
  await choose('PDF');
  await waitFor(() => expect(notices()[0]?.text).toMatch(/^Three of your exports wait already/));
});

test('nobody asks again while nothing is being made, and asking is no work of the reader', async () => {
  const { asked, user } = showMenu(jobServer(() => generated({ state: 'ready', size: 5 })));
  await user.click(await screen.findByRole('button', { name: 'Exports' }));
  expect(asked('get_exports').map(({ headers }) => headers['background-call'])).toEqual(['1']);
});
