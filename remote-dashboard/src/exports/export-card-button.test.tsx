import {
  act,
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
} from '@portal/platform/testing';
import { readReportView } from '../figures/report-view.ts';
import {
  exportServer,
  fileAnswer,
  noticesIn,
  requestIn,
  savedFiles,
} from '../testing/export-server.ts';
import { reportNamed, selection } from '../testing/show-card.tsx';
import { words } from '../testing/words.ts';
import { ExportCardButton } from './export-card-button.tsx';

const definition = reportNamed('retread_vs_new');

function showButton(respond: Respond, search = '') {
  const view = readReportView(new URLSearchParams(search), definition);
  const shown = renderInShell(
    <ExportCardButton definition={definition} selection={selection} view={view} />,
    { namespace: 'dashboard', words, respond: exportServer(respond) },
  );
  const asked = () =>
    shown.calls.filter(({ name }) => name.endsWith('export_single_report')).map(requestIn);
  const choose = async (kind: string) => {
    await shown.user.click(screen.getByRole('button', { name: /^Export Retread/ }));
    await shown.user.click(await screen.findByRole('menuitem', { name: kind }));
  };
  return { ...shown, asked, choose, notices: () => noticesIn(shown.requests) };
}

const file: Respond = (name) =>
  name.endsWith('export_single_report') ? fileAnswer('Retread.pdf') : undefined;

test('a card is saved under its name, as it is looked at, with its graph', async () => {
  const saved = savedFiles();
  const { asked, choose } = showButton(file, 'p1q=Look at March&p1c=1&p1s=-New');
  await choose('PDF');
  await waitFor(() => expect(saved).toEqual(['Retread.pdf']), { timeout: 5000 });
  expect(asked()).toEqual([
    {
      format: 1,
      base_parameters: expect.objectContaining({ account: '0100', date_from: '2025-01-01' }),
      tab_parameters: { tab_type: 'purchases' },
      reports_parameters: [
        expect.objectContaining({
          report_type: 'retread_vs_new',
          comment: 'Look at March',
          graph_compare_by_previous: true,
          sort_direction: 'desc',
          chart: {
            svg: expect.stringMatching(/^<svg .*Jan 2025.*<\/svg>$/s),
            summary: expect.stringMatching(/\w/),
          },
        }),
      ],
    },
  ]);
});

test.each([
  ['Excel', ''],
  ['PDF', 'p1m=table'],
])('nothing is drawn that is not shown: %s %s', async (kind, search) => {
  const saved = savedFiles();
  const { asked, choose, calls } = showButton(file, search);
  await choose(kind);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked()[0]?.reports_parameters[0]).not.toHaveProperty('chart');
  expect(calls.filter(({ name }) => name.endsWith('get_reports'))).toEqual([]);
});

test('while it takes its time it can be cancelled, and nothing is saved', async () => {
  const saved = savedFiles();
  const { user, choose, notices } = showButton((name) =>
    name.endsWith('export_single_report') ? new Promise(() => {}) : undefined,
  );
  await choose('Excel');
  expect(screen.getByRole('status')).toHaveTextContent(/is being exported/);
  await user.click(await screen.findByRole('button', { name: /^Cancel the export of Retread/ }));
  expect(await screen.findByRole('button', { name: /^Export Retread/ })).toBeVisible();
  expect([saved, notices()]).toEqual([[], []]);
});

test('a lost connection is said, and Retry sends the same again', async () => {
  const saved = savedFiles();
  let isLost = true;
  const { asked, choose, notices } = showButton((name, call) => {
    if (isLost) throw new Error('lost');
    return file(name, call);
  }, 'p1m=table');
  await choose('PDF');
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(notices()[0]).toMatchObject({
    tone: 'error',
    text: expect.stringMatching(/connection was lost/),
  });
  isLost = false;
  act(() => notices()[0]?.action?.perform());
  await waitFor(() => expect(saved).toEqual(['Retread.pdf']));
  expect(asked()[1]).toEqual(asked()[0]);
});

test('a file that would be too large says what to choose instead', async () => {
  const { choose, notices } = showButton(() => refusal('file_too_large'), 'p1m=table');
  await choose('Picture (PNG)');
  await waitFor(() => expect(notices()[0]?.text).toMatch(/Choose another kind/));
});
