import { type Respond, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { fleetServer } from '../testing/fleet-server.ts';
import { foundChanges } from '../testing/found-changes.ts';
import { ranSearch, showDashboard } from '../testing/show-dashboard.tsx';

beforeEach(() => localStorage.clear());

const changesServer =
  (answer: ReturnType<Respond>): Respond =>
  (name, call) =>
    name.endsWith('get_changes') ? answer : fleetServer()(name, call);

const show = (answer: ReturnType<Respond>, search = ranSearch) =>
  showDashboard(search, changesServer(answer));
const found = { findings: [...foundChanges], comparisons: 52 };
const panel = () => screen.findByRole('region', { name: 'What changed' });
const rows = async () => within(await panel()).findAllByRole('listitem');

it('tells each finding in one sentence, with what is at stake and its number of records', async () => {
  const { bodies } = show(found);
  expect((await rows()).map((row) => row.textContent)).toEqual([
    'Las Vegas: emergency share 60%, fleet 22%, $8,044 of $13,343$5,095 at stakeReport61 invoice lines',
    'Novak Commercial Tire: 01:56 hours until the truck rolls, 03:25 the year before$4,120 savedReport26 calls',
    '22% of casings rejected, 14% the year before, 86 of 400Report400 casings',
  ]);
  expect(within(await panel()).getByText('3 findings')).toBeVisible();
  const [asked] = bodies('get_changes');
  expect(asked).toEqual({
    base_parameters: expect.objectContaining({ account: '0100', date_from: '2026-01-01' }),
  });
});

it('leads to the card, by the rows and beside the year that the finding is of', async () => {
  const { user, params } = show(found, `${ranSearch}&s4fu=yard`);
  const [, dealer] = await rows();
  if (!dealer) throw new Error('There are rows.');
  await user.click(within(dealer).getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(Object.fromEntries(params())).toMatchObject({ tab: 'service', s4r: 'dealer', s4c: '1' }),
  );
  // The finding is computed without filters, so the card's filter is cleared.
  expect(params().has('s4fu')).toBe(false);
  await waitFor(() =>
    expect(document.activeElement).toHaveAttribute('data-report', 'avg_roll_time'),
  );
});

it('opens the records of the finding', async () => {
  const { user, bodies } = show({
    ...found,
    findings: found.findings.map((each) => ({
      ...each,
      report: { report_type: each.report.report_type },
      row: {},
    })),
  });
  const [first] = await rows();
  if (!first) throw new Error('There are rows.');
  const button = within(first).getByRole('button', { name: '61 invoice lines' });
  expect(button).toHaveAccessibleDescription(/^Las Vegas: emergency share/);
  await user.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() =>
    expect(bodies('get_records')).toContainEqual(
      expect.objectContaining({
        report: expect.objectContaining({ report_type: 'emergency_service' }),
        place: { row: {}, side: 'current', measure: 'spend' },
      }),
    ),
  );
});

it('leaves a locked card as it is', async () => {
  const { user, params } = show(found, `${ranSearch}&b=s4`);
  const [, dealer] = await rows();
  if (!dealer) throw new Error('There are rows.');
  expect(within(dealer).queryByRole('button', { name: '26 calls' })).not.toBeInTheDocument();
  await user.click(within(dealer).getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(params().get('tab')).toBe('service'));
  expect(params().has('s4r')).toBe(false);
});

it('stays folded once it was folded', async () => {
  const { user, unmount } = show(found);
  const fold = within(await panel()).findByRole('button', { name: 'Findings' });
  expect(await fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(await fold);
  expect(within(await panel()).queryByRole('listitem')).not.toBeInTheDocument();
  unmount();
  show(found);
  expect(await within(await panel()).findByText('3 findings')).toBeVisible();
  expect(within(await panel()).queryByRole('listitem')).not.toBeInTheDocument();
});

it.each([
  [{ findings: [], comparisons: 52 }, 'Nothing stands out: 52 comparisons, no move beyond chance.'],
  [{ findings: [], comparisons: 1 }, 'Nothing stands out: 1 comparison, no move beyond chance.'],
  [{ findings: [], comparisons: 0 }, 'Too few records to compare.'],
])('without findings says so in one line: %o', async (answer, line) => {
  show(answer);
  expect(await within(await panel()).findByText(line)).toBeVisible();
  expect(within(await panel()).queryByRole('list')).not.toBeInTheDocument();
  expect(within(await panel()).queryByRole('button', { name: 'Findings' })).not.toBeInTheDocument();
});

it('says how findings come about', async () => {
  const { user } = show(found);
  await user.click(within(await panel()).getByRole('button', { name: 'How this is found' }));
  expect(await screen.findByText(/fewer than one of a hundred selections/)).toBeVisible();
});

it('that could not be loaded says so and tries again', async () => {
  let isDown = true;
  const { user } = showDashboard(ranSearch, (name, call) =>
    name.endsWith('get_changes') && !isDown
      ? found
      : changesServer(refusal('too_many_requests'))(name, call),
  );
  const alert = await within(await panel()).findByRole('alert');
  expect(alert).toHaveTextContent(/^What changed could not be worked out\./);
  isDown = false;
  await user.click(within(await panel()).getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(3);
});

it('comes as high as it was left', async () => {
  const { unmount } = show(found);
  await rows();
  unmount();
  show(new Promise<never>(() => undefined) as never);
  const loading = await panel();
  expect(within(loading).getByRole('status')).toHaveTextContent('Loading…');
  expect(loading.querySelectorAll('[aria-hidden="true"] > div > *')).toHaveLength(3);
});
