import { screen, setClock, waitFor, within } from '@portal/platform/testing';
import { fleetServer } from '../../../testing/fleet-server.ts';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => setClock(null));

const products = 'Top 10 Products Purchased';
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the control bar of a tab sets all its cards by one step, but not those that are locked', async () => {
  const { user, params, goBack } = showDashboard(`${ranSearch}&b=p4t`);
  await user.click(await screen.findByRole('button', { name: 'Compare with previous: Purchases' }));
  await waitFor(() => expect(params().get('p1c')).toBe('1'));
  const compared = ['p1c', 'p2c', 'p3c', 'p4c', 'p5c'].map((key) => params().get(key));
  expect(compared).toEqual(['1', '1', '1', null, '1']);
  await goBack();
  expect([...params().keys()].filter((key) => /^p\dc$/.test(key))).toEqual([]);
});

test('a control of the bar leaves out the cards that have none', async () => {
  const { user, params } = showDashboard(ranSearch);
  await user.click(await screen.findByRole('radio', { name: 'Week' }));
  await waitFor(() => expect(params().get('p1p')).toBe('week'));
  expect(params().has('p5p')).toBe(false);
});

test('a card says in what it differs from its tab, and goes back to it', async () => {
  const { user, params } = showDashboard(`${ranSearch}&p5c=1`);
  const own = await card(products);
  await user.click(await own.findByRole('button', { name: 'Take back: Compare with previous' }));
  await waitFor(() => expect(params().has('p5c')).toBe(false));
  expect(own.queryByRole('list', { name: 'Differs from the tab' })).toBeNull();
});

test('the bar of a tab whose cards are all locked says why it does nothing', async () => {
  showDashboard(`${ranSearch}&b=p1t.p2t.p3t.p4t.p5t`);
  const bar = await screen.findByRole('group', { name: 'View options of all reports in this tab' });
  expect(bar).toBeDisabled();
  expect(
    screen.getByText(/^All reports of this tab are in the Fleet Dashboard Report/),
  ).toBeVisible();
});

test('key figures are asked for by one call and each opens its records', async () => {
  const { user, bodies } = showDashboard(ranSearch);
  const figures = within(await screen.findByRole('list', { name: 'Key figures' }));
  const [first] = await figures.findAllByRole('button');
  expect(first).toHaveAccessibleName(/^Retread to New Ratio.*Nat'l Avg/);
  const together = bodies('get_reports').filter(
    ({ reports_parameters }) => (reports_parameters as unknown[]).length > 1,
  );
  expect(together).toHaveLength(1);
  expect(figures.getAllByRole('listitem')).toHaveLength(4);
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Retread to New Ratio · Total/);
});

test('a key figure opens its records in the address, as its card does, and Back closes them', async () => {
  const { user, params, goBack, unmount } = showDashboard(ranSearch);
  const figures = within(await screen.findByRole('list', { name: 'Key figures' }));
  const [first] = await figures.findAllByRole('button');
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(params().get('p1w')).toBe('RetreadToNewRatio');
  const shared = params().toString();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();
  showDashboard(shared);
  const opened = await screen.findAllByRole('dialog');
  expect(opened.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/Retread to New Ratio · Total/),
  ]);
});

test('key figures are of the filters of their cards', async () => {
  const { bodies } = showDashboard(`${ranSearch}&p1fb=Brand 2`);
  await screen.findByRole('list', { name: 'Key figures' });
  await waitFor(() =>
    expect(bodies('get_reports')).toContainEqual(
      expect.objectContaining({
        reports_parameters: expect.arrayContaining([
          expect.objectContaining({
            report_type: 'retread_vs_new',
            tire_brands: ['Brand 2'],
            graph_compare_by_NA: true,
          }),
          expect.objectContaining({ report_type: 'emergency_service' }),
        ]),
      }),
    ),
  );
});

test('key figures that could not be loaded say so above the cards, which are there', async () => {
  const server = fleetServer();
  showDashboard(ranSearch, (name, call) => {
    const { reports_parameters: asked = [] } = (call.body ?? {}) as {
      reports_parameters?: unknown[];
    };
    if (name.endsWith('get_reports') && asked.length > 1) throw new Error('lost');
    return server(name, call);
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await (await card(products)).findByRole('table')).toBeVisible();
});
