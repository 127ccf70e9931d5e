import { reportDefinitions, tabs } from '@portal/contract/fleet-dashboard';
import {
  openOptions,
  type ReceivedCall,
  screen,
  setClock,
  waitFor,
  within,
} from '@portal/platform/testing';
import { reportParametersIn, text } from '../../../testing/show-card.tsx';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => setClock(null));

const inOrder = (shown: string) =>
  reportDefinitions
    .filter(({ tab }) => tab === shown)
    .toSorted((one, other) => one.order - other.order);

/** Key figures are requested separately from the cards, with their comparisons. */
const isOfCard = (call: ReceivedCall) =>
  call.name.endsWith('get_reports') && !reportParametersIn(call).graph_compare_by_previous;

it.each(tabs)('the tab %s of an address loads its own cards alone, in their order', async (tab) => {
  const { calls } = showDashboard(`${ranSearch}&tab=${tab}`);
  const cards = inOrder(tab);
  await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cards.length));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(text(`tab.${tab}`));
  const asked = calls.filter(isOfCard).map(reportParametersIn);
  expect(asked.map(({ report_type }) => report_type)).toEqual(cards.map(({ type }) => type));
  const shown = within(screen.getByRole('tabpanel')).getAllByRole('region');
  expect(shown.map((card) => card.textContent)).toEqual(
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
  const [first] = within(screen.getByRole('tabpanel')).getAllByRole('region');
  const menu = await openOptions(user, first);
  await user.click(menu.getByRole('button', { name: /^By location/ }));
  await waitFor(() => expect(first).toHaveTextContent('Code'));
  expect(calls.slice(before).filter(isOfCard).map(reportParametersIn)).toEqual([
    expect.objectContaining({ report_type: cards[0]?.type, rows_by: 'location' }),
  ]);
});
