import { reportDefinitions, tabs } from '@portal/contract/fleet-dashboard';
import { screen, setClock, waitFor, within } from '@portal/platform/testing';
import { askedIn, text } from '../../../testing/show-card.tsx';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => setClock(null));

const inOrder = (shown: string) =>
  reportDefinitions
    .filter(({ tab }) => tab === shown)
    .toSorted((one, other) => one.order - other.order);

it.each(tabs)('the tab %s of an address loads its own cards alone, in their order', async (tab) => {
  const { calls } = showDashboard(`${ranSearch}&tab=${tab}`);
  const cards = inOrder(tab);
  await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cards.length));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(text(`tab.${tab}`));
  const asked = calls.filter(({ name }) => name.endsWith('get_reports')).map(askedIn);
  expect(asked.map(({ report_type }) => report_type)).toEqual(cards.map(({ type }) => type));
  expect(screen.getAllByRole('region').map((card) => card.textContent)).toEqual(
    cards.map(({ title }) => expect.stringContaining(text(title))),
  );
});

it('a tab that is opened is in the address', async () => {
  const { user, params } = showDashboard(ranSearch);
  await user.click(await screen.findByRole('tab', { name: text('tab.service') }));
  expect(params().get('tab')).toBe('service');
  await user.click(screen.getByRole('tab', { name: text('tab.purchases') }));
  expect(params().has('tab')).toBe(false);
});

it('a control of one card has its report alone asked for again', async () => {
  const { user, calls } = showDashboard(ranSearch);
  const cards = inOrder('purchases');
  await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cards.length));
  const before = calls.length;
  const [first] = screen.getAllByRole('region');
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^By location/ }));
  await waitFor(() => expect(first).toHaveTextContent('Code'));
  expect(calls.slice(before).map(askedIn)).toEqual([
    expect.objectContaining({ report_type: cards[0]?.type, rows_by: 'location' }),
  ]);
});
