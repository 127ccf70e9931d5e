import type { GeneratedExport } from '@portal/contract/fleet-dashboard';
import { ExportsButton, ExportsPlace } from '@portal/platform/exports';
import { type Respond, renderInShell, screen, waitFor } from '@portal/platform/testing';
import {
  exportServer,
  fileAnswer,
  generatedExport,
  requestIn,
  savedFiles,
} from '../testing/export-server.ts';
import { ranSearch } from '../testing/show-dashboard.tsx';
import { uuid } from '../testing/uuid.ts';
import { words } from '../testing/words.ts';
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';

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
  return { ...shown, asked, choose };
}

/** A server that answers with the given export. */
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
  let present = generatedExport();
  const { choose, asked } = showMenu(jobServer(() => present));
  await choose('PDF');
  expect(await screen.findByText(/Waiting for its turn$/)).toBeVisible();
  const [call] = asked('start_export');
  expect(call && requestIn(call)).toMatchObject({
    format: 1,
    client_key: expect.stringMatching(uuid),
    tab_parameters: { tab_type: 'combined' },
    reports_parameters: [{ report_type: 'retread_vs_new' }, { report_type: 'calls_by_month' }],
  });
  present = generatedExport({ state: 'running', done: 1 });
  expect(await screen.findByText(/1 of 2 parts done$/, {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exports, 1 in progress' })).toBeVisible();
  present = generatedExport({ state: 'ready', done: 2, size: 1_900_000 });
  await waitFor(() => expect(saved).toEqual(['Whole.pdf']), { timeout: 3000 });
  expect(screen.getByText(/:\d\d.* · Ready: \d+ parts, 1.9 MB$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exports' })).toBeVisible();
});

test.each([
  ['&b=p1t.s2t', 'Pictures (PNG, zipped)'],
  ['&b=p1t', 'Picture (PNG)'],
])('pictures of the parts %s are called %s', async (search, name) => {
  const { user } = showMenu(() => undefined, 'combined', search);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['PDF', 'Excel', name]);
});
