import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { act, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { crossingDetail } from '../../testing/crossing-rows.ts';
import { LinkedPage } from '../../testing/linked-page.tsx';
import { show } from '../../testing/show.tsx';
import CheckpointDetailPage from './checkpoint-detail.page.tsx';

interface Options {
  readonly route?: string;
  readonly answer?: unknown;
}

const showCrossing = ({ route = '/checkpoint/detail/5', answer = crossingDetail }: Options = {}) =>
  show(<CheckpointDetailPage />, {
    path: '/checkpoint/detail/{id}',
    route,
    respond: (name) => (name.endsWith('checkpoint/detail') ? answer : undefined),
  });
const map = async () => within(await screen.findByRole('toolbar', { name: 'The unit from above' }));
const readings = () =>
  within(screen.getByRole('list', { name: 'Readings that failed a check' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says when, where and how the unit crossed, by the clock of the lane', async () => {
  const { bodies } = showCrossing();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Northern Hauling · 5312' }),
  ).toBeVisible();
  expect(bodies('checkpoint/detail')).toEqual([{ survey_id: 5 }]);
  const facts = within(screen.getByRole('region', { name: 'The crossing' }));
  const texts = facts.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '5312',
    '03/04/2026, 5:05 PM',
    'Northern Hauling',
    'Yard 1',
    'Lane 2',
    'In',
    'In both directions',
    'ABC 123',
    'psi, 32nds',
  ]);
  expect(screen.getByText(/Pressures are less the hot allowance of 13 psi/)).toBeVisible();
});

it('shows each tire by color, icon and value, and what is between pairs and sides', async () => {
  showCrossing();
  const unit = await map();
  expect(unit.getByRole('button', { name: '1L, steer, 100 psi OK, 11/32 in OK' })).toBeEnabled();
  expect(
    unit.getByRole('button', { name: '2LO, drive, 79 psi Critical, 11/32 in OK' }),
  ).toHaveAttribute('aria-pressed', 'true');
  expect(unit.getByRole('button', { name: '2RO, drive, Not read' })).toBeEnabled();
  expect(unit.getByRole('button', { name: '3LO, drive, Lifted' })).toBeDisabled();
  expect(unit.getByText('Δ 6')).toHaveAttribute('data-color', 'yellow');
  const axles = within(
    screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('2 drive')) ??
      document.body,
  );
  expect(axles.getByText('Δ 1')).toHaveAttribute('data-color', 'green');
  const table = within(screen.getByRole('table', { name: 'Tires of the crossing' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('2LORead79 psi11/32 in6/32 in1/32 in');
  expect(rows).toContain('2RONot read––––'.replace('––––', '–––1/32 in'));
  expect(rows).toContain('3LOLifted––––');
});

it('the arrow keys go along the tires in their order, and a tire tells of itself', async () => {
  const { user } = showCrossing();
  const unit = await map();
  expect(screen.getByRole('region', { name: 'Tire 2LO' })).toBeVisible();
  act(() => unit.getByRole('button', { name: /^2LO/ }).focus());
  await user.keyboard('{ArrowRight}');
  expect(unit.getByRole('button', { name: /^2LI/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(unit.getByRole('button', { name: /^1L/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(unit.getByRole('button', { name: /^2RO/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(unit.getByRole('button', { name: /^2RO/ })).toHaveFocus();
  await user.click(unit.getByRole('button', { name: /^2LI/ }));
  const tire = within(screen.getByRole('region', { name: 'Tire 2LI' }));
  expect(tire.getByText(/Tread 5\/32 in is below the pull depth of 6\/32 in/)).toBeVisible();
  expect(tire.getByText(/The treads of the duals differ by 6\/32 in/)).toBeVisible();
  expect(tire.queryByText(/Pressure 79 psi/)).toBeNull();
});

it.each([
  ['', 3],
  ['?severity=critical', 1],
  ['?severity=warning', 2],
  ['?severity=warning&check=tread_depth', 1],
  ['?severity=x', 3],
])('behind the count of %j are as many readings', async (search, count) => {
  showCrossing({ route: `/checkpoint/detail/5${search}` });
  await map();
  expect(readings()).toHaveLength(count);
});

it('narrows the readings in the address, and leads back to all of them', async () => {
  const { user, address } = showCrossing({ route: '/checkpoint/detail/5?check=pressure' });
  await map();
  expect(readings()).toEqual([
    expect.stringMatching(
      /^Critical: 2LO Pressure 79 psi is 21% below the target of 100 psi · by the location’s spec of 01\/02\/2025$/,
    ),
  ]);
  await user.click(screen.getByRole('combobox', { name: 'Severity' }));
  await user.click(await screen.findByRole('option', { name: 'Warning' }));
  expect(address()).toBe('/checkpoint/detail/5?check=pressure&severity=warning');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(address()).toBe('/checkpoint/detail/5');
});

it('leads to the crossings of the unit before and after, and is had as a PDF', async () => {
  const { user, bodies } = showCrossing();
  await map();
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads(/^Older crossing: 02\/04\/2026/)).toBe('/checkpoint/detail/4');
  expect(leads(/^Newer crossing: 03\/05\/2026/)).toBe('/checkpoint/detail/6');
  await user.click(screen.getByRole('button', { name: 'Export: Northern Hauling · 5312' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() =>
    expect(bodies('download_pdf_file_checkpoint_detail')).toEqual([{ survey_id: 5 }]),
  );
});

it('leads back to the list as it was left, and so do the crossings beside it', async () => {
  const from = '/checkpoint?found=with_critical&page=2';
  const showLed = () =>
    show(
      <LinkedPage to="/checkpoint/detail/5?severity=critical" state={{ from }}>
        <CheckpointDetailPage />
      </LinkedPage>,
      {
        path: '/checkpoint/detail/{id}',
        route: '/before',
        respond: (name) => (name.endsWith('checkpoint/detail') ? crossingDetail : undefined),
      },
    );
  const first = showLed();
  await first.user.click(screen.getByRole('link', { name: 'Lead on' }));
  await map();
  // Each filter of the page adds its own history entry.
  await first.user.click(screen.getByRole('combobox', { name: 'Severity' }));
  await first.user.click(await screen.findByRole('option', { name: 'Warning' }));
  await first.user.click(screen.getByRole('link', { name: 'Checkpoint report' }));
  expect(first.address()).toBe(from);
  first.unmount();
  const { user } = showLed();
  await user.click(screen.getByRole('link', { name: 'Lead on' }));
  await map();
  await user.click(screen.getByRole('link', { name: /^Older crossing/ }));
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ from }));
});

it('the picture of the plate opens and is zoomed', async () => {
  const { user } = showCrossing();
  await user.click(await screen.findByRole('button', { name: 'Enlarge: License plate ABC 123' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'License plate ABC 123' }));
  expect(dialog.getByRole('img').getAttribute('src')).toMatch(/checkpoint\/plate\/one$/);
  await user.click(dialog.getByRole('button', { name: 'Full size' }));
  expect(dialog.getByRole('region', { name: 'License plate ABC 123' })).toBeVisible();
});

it('a picture whose address has run out is asked for anew once; then its place says so', async () => {
  let asked = 0;
  const { container, bodies } = show(<CheckpointDetailPage />, {
    path: '/checkpoint/detail/{id}',
    route: '/checkpoint/detail/5',
    respond: (name): CrossingDetail | undefined => {
      if (!name.endsWith('checkpoint/detail')) return undefined;
      asked += 1;
      const { tiles } = crossingDetail;
      return { ...crossingDetail, tiles: { ...tiles, license_plate_url: `plate/${asked}` } };
    },
  });
  await map();
  const fail = () =>
    act(() => void container.querySelector('img')?.dispatchEvent(new Event('error')));
  const lost = 'The picture of the plate is not available.';
  fail();
  expect(screen.queryByText(lost)).toBeNull();
  await waitFor(() => expect(container.querySelector('img')?.src).toContain('plate/2'));
  fail();
  expect(await screen.findByText(lost)).toBeVisible();
  expect(bodies('checkpoint/detail')).toHaveLength(2);
});

it('a unit whose axles are all lifted, and one without tires, are said as such', async () => {
  const axles = crossingDetail.axles.map((axle) => ({ ...axle, is_lifted: true }));
  const lifted = showCrossing({ answer: { ...crossingDetail, axles, findings: [] } });
  const unit = await map();
  for (const button of unit.getAllByRole('button')) expect(button).toBeDisabled();
  expect(screen.getByText('Nothing was found')).toBeVisible();
  lifted.unmount();
  showCrossing({ answer: { ...crossingDetail, axles: [], findings: [] } });
  expect((await screen.findAllByText('No tire was expected or read.'))[0]).toBeVisible();
});

it.each([
  ['/checkpoint/detail/5', refusal('unknown_value', 'survey_id')],
  ['/checkpoint/detail/x', undefined],
])('%s that is not there is said as such', async (route, answer) => {
  showCrossing({ route, answer });
  expect(await screen.findByText('This is not here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkpoint report' })).toHaveAttribute(
    'href',
    '/checkpoint',
  );
});

it('without the right for the list nothing leads to it', async () => {
  show(<CheckpointDetailPage />, {
    path: '/checkpoint/detail/{id}',
    route: '/checkpoint/detail/5',
    rights: ['TMSMDRPT'],
    respond: (name) => (name.endsWith('checkpoint/detail') ? refusal('unknown_value') : undefined),
  });
  expect(await screen.findByText('This is not here')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('what fails can be tried again', async () => {
  showCrossing({ answer: refusal('too_many_requests') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
