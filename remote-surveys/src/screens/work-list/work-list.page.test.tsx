import type { FindingRow } from '@portal/contract/fleet-surveys';
import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { findingOf, surveyRow, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import WorkListPage from './work-list.page.tsx';

beforeEach(() => localStorage.clear());

const status = { status: 0, description: '' };

/**
 * Shows the work list of a location, or of survey 5, with a server that stores the outcomes of its
 * findings.
 */
function showWork(rows: readonly FindingRow[], { route = '/locations/1/work-list' } = {}) {
  let present = [...rows];
  const isOfSurvey = route.startsWith('/fleet-survey');
  return show(<WorkListPage />, {
    path: isOfSurvey ? '/fleet-survey/{surveyId}/work-list' : '/locations/{locationId}/work-list',
    route,
    location: yardOf(1),
    surveys: [surveyRow(5)],
    respond: (name, { body }) => {
      const {
        finding_id,
        revision,
        outcome = null,
        comments = '',
        state,
      } = (body ?? {}) as Partial<FindingRow & { state: string }>;
      if (name.endsWith('get_findings')) {
        const findings = present.filter((row) => (row.outcome !== null) === (state === 'closed'));
        return { findings, page_number: 1, page_size: 20, total_items: findings.length };
      }
      if (!name.endsWith('_finding')) return undefined;
      const row = present.find((each) => each.finding_id === finding_id);
      if (!row || row.revision !== revision)
        return answer(400, { code: 'changed_elsewhere', path: 'revision', message: '' });
      const finding: FindingRow = {
        ...findingOf(finding_id ?? 0, row),
        revision: row.revision + 1,
        outcome,
        comments,
        closed_at: outcome && '2026-03-06T12:00:00.000Z',
        closed_by: outcome && 'Casey Morgan',
      };
      present = present.map((each) => (each === row ? finding : each));
      return { status, finding };
    },
  });
}

const table = async () => within(await screen.findByRole('table', { name: 'Work list' }));

it('lists findings in words, each leading to its inspection', async () => {
  const { bodies } = showWork([findingOf(7, { noted: 'scheduled' })]);
  const rows = await table();
  expect(rows.getByRole('link', { name: '991' })).toHaveAttribute(
    'href',
    '/fleet-survey/5/inspect-991',
  );
  expect(rows.getByText('2LO')).toBeVisible();
  expect(rows.getByText(/Pressure 79 psi is 21% below the target of 100 psi/)).toBeVisible();
  expect(rows.getByText('Uma Serrano noted: Scheduled')).toBeVisible();
  expect(bodies('get_findings')).toEqual([
    {
      location_id: 1,
      state: 'open',
      order_by: 1,
      is_sort_desc: false,
      page_number: 1,
      page_size: 20,
    },
  ]);
});

it('closes a finding with what was noted proposed, and takes it back', async () => {
  const { user, bodies, requests } = showWork([findingOf(7, { noted: 'repaired' }), findingOf(8)]);
  const [first] = (await table()).getAllByRole('button', { name: 'Close: unit 991, 2LO' });
  if (first) await user.click(first);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Repaired' })).toBeChecked();
  await user.type(dialog.getByRole('textbox', { name: 'Comments' }), 'Nail.');
  await user.click(dialog.getByRole('button', { name: 'Close the finding' }));
  await waitFor(() =>
    expect(requests.find(({ event }) => event === 'notified/1')?.payload).toMatchObject({
      text: 'The finding on unit 991 is closed.',
      action: { label: 'Undo' },
    }),
  );
  await waitFor(async () =>
    expect((await table()).getAllByRole('button', { name: /^Close:/ })).toHaveLength(1),
  );
  expect(bodies('close_finding')).toEqual([
    {
      finding_id: 7,
      revision: 1,
      outcome: 'repaired',
      comments: 'Nail.',
      client_key: expect.any(String),
    },
  ]);
  await user.click(screen.getByRole('radio', { name: 'Closed' }));
  expect(await screen.findByText('Repaired: Casey Morgan, 03/06/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open again: unit 991, 2LO' }));
  expect(await screen.findByText('The finding on unit 991 is open again.')).toBeVisible();
  expect(bodies('reopen_finding')).toMatchObject([{ finding_id: 7, revision: 2 }]);
});

it('asks what came of a finding before it is closed', async () => {
  const { user, bodies } = showWork([findingOf(7)]);
  await user.click((await table()).getByRole('button', { name: /^Close:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close the finding' }));
  expect(await dialog.findByText('Please fill this in.')).toBeVisible();
  expect(bodies('close_finding')).toEqual([]);
});

it('says when somebody else has said what came of it, and keeps what was entered', async () => {
  const finding = findingOf(7);
  const { user } = show(<WorkListPage />, {
    path: '/locations/{locationId}/work-list',
    route: '/locations/1/work-list',
    location: yardOf(1),
    respond: (name) => {
      if (name.endsWith('close_finding'))
        return answer(400, { code: 'changed_elsewhere', path: 'revision', message: '' });
      return name.endsWith('get_findings')
        ? { findings: [finding], page_number: 1, page_size: 20, total_items: 1 }
        : undefined;
    },
  });
  await user.click((await table()).getByRole('button', { name: /^Close:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Inflated' }));
  await user.type(dialog.getByRole('textbox', { name: 'Comments' }), 'At gate 2');
  await user.click(dialog.getByRole('button', { name: 'Close the finding' }));
  expect(await dialog.findByText(/changed/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue('At gate 2');
});

it('shows what was settled on the spot, and which tire took the place of another', async () => {
  showWork(
    [
      findingOf(7, {
        outcome: 'tire_replaced',
        noted: 'tire_replaced',
        is_settled_on_site: true,
        closed_by: 'Uma Serrano',
        closed_at: '2026-03-04T12:00:00.000Z',
        replacement: { tire_id: 3, tire: 'Northvale NO-D10', mounted_on: '2026-03-05' },
      }),
    ],
    { route: '/locations/1/work-list?state=closed' },
  );
  expect(await screen.findByText('Tire replaced at the inspection: Uma Serrano')).toBeVisible();
  expect(screen.getByText('Replaced on 03/05/2026 by Northvale NO-D10')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Say otherwise/ })).toBeVisible();
});

it('of a survey lists its findings alone, and says that there are none', async () => {
  const { bodies } = showWork([], { route: '/fleet-survey/5/work-list' });
  expect(await screen.findByText('Nothing to do')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yard survey, 03/04/2026' })).toHaveAttribute(
    'href',
    '/fleet-survey/5/overview',
  );
  expect(bodies('get_findings')).toMatchObject([{ location_id: 1, survey_id: 5 }]);
});
