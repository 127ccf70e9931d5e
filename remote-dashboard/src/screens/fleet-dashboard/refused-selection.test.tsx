import { type Respond, refusal, screen, setClock, waitFor } from '@portal/platform/testing';
import { fleetServer } from '../../testing/fleet-server.ts';
import { askedIn } from '../../testing/show-card.tsx';
import { cards, ranSearch, showDashboard } from '../../testing/show-dashboard.tsx';

afterEach(() => setClock(null));

const unavailable = 'This selection is not available to you. Choose again.';
const server = fleetServer();

/** A server that refuses reports until it is told otherwise. */
function refusing(path: string) {
  const state = { isRefusing: true };
  const respond: Respond = (name, call) =>
    state.isRefusing && name.endsWith('get_reports')
      ? refusal('unknown_value', path)
      : server(name, call);
  return { state, respond };
}

it.each([
  ['account', 'Change the fleet', 'Select a Fleet'],
  ['date_to', 'Change the dates', 'Select a Date Range'],
  ['locations.3', 'Change the filters', 'Selected Filters'],
])('%s is complained of once, with the way to its step', async (field, button, step) => {
  const { user } = showDashboard(ranSearch, refusing(`base_parameters.${field}`).respond);
  const back = await screen.findByRole('button', { name: button });
  expect(screen.getByRole('alert')).toHaveTextContent(
    `No report can be shown for this selection${unavailable}`,
  );
  expect(screen.getAllByText(unavailable)).toHaveLength(1);
  expect(screen.getByRole('tab', { name: 'Purchases', selected: true })).toBeVisible();
  await user.click(back);
  const toggle = await screen.findByRole('button', { name: new RegExp(step) });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveFocus();
});

it('is asked for again by Run, and by another tab', async () => {
  const { state, respond } = refusing('base_parameters.account');
  const { user, bodies } = showDashboard(`${ranSearch}&w=0`, respond);
  expect(await screen.findByText(unavailable)).toBeVisible();
  await waitFor(() => expect(bodies('get_reports')).toHaveLength(cards));
  await user.click(screen.getByRole('tab', { name: 'Service' }));
  expect(await screen.findByText(unavailable)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Purchases' }));
  expect(await screen.findByText(unavailable)).toBeVisible();
  state.isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findAllByRole('table')).toHaveLength(cards);
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
});

it('stays on its card where the other reports are there', async () => {
  showDashboard(ranSearch, (name, call) =>
    name.endsWith('get_reports') && askedIn(call).report_type === 'top_products'
      ? refusal('unknown_value', 'base_parameters.account')
      : server(name, call),
  );
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(cards - 1));
  expect(await screen.findByText(unavailable)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Top 10 Products Purchased' })).toHaveTextContent(
    unavailable,
  );
});
