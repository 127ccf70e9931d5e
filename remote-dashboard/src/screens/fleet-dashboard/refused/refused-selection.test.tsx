import { type Respond, refusal, screen, setClock, waitFor, within } from '@portal/platform/testing';
import { fleetServer } from '../../../testing/fleet-server.ts';
import { reportParametersIn } from '../../../testing/show-card.tsx';
import {
  cardCount,
  ranSearch,
  showDashboard,
  tabCallCount,
} from '../../../testing/show-dashboard.tsx';

afterEach(() => setClock(null));

const unavailable = 'This selection is not available to you. Choose again.';
const noAccount = 'Account 0100 is not available to you';
const server = fleetServer();

/** A server that refuses reports until the test changes its state. */
function refusingServer(path: string, code: 'unknown_value' | 'invalid' = 'unknown_value') {
  const state = { isRefusing: true };
  const respond: Respond = (name, call) =>
    state.isRefusing && name.endsWith('get_reports') ? refusal(code, path) : server(name, call);
  return { state, respond };
}

/** A server that knows only 24 locations and 3 nonsigs, and refuses all others. */
const limitedServer: Respond = (name, call) => {
  if (!name.endsWith('get_reports')) return server(name, call);
  const { base_parameters: base } = call.body as {
    base_parameters: Record<string, readonly number[] | null>;
  };
  const known = { locations: 24, nonsigs: 3, location_groups: 1, location_regions: 0 };
  for (const [list, most] of Object.entries(known)) {
    const place = (base[list] ?? []).findIndex((id) => id > most);
    if (place >= 0) return refusal('unknown_value', `base_parameters.${list}.${place}`);
  }
  return server(name, call);
};

it.each([
  ['account', 'unknown_value', noAccount, 'Change the fleet', 'Select a Fleet'],
  ['date_to', 'unknown_value', unavailable, 'Change the dates', 'Select a Date Range'],
  ['locations.3', 'unknown_value', unavailable, 'Change the filters', 'Selected Filters'],
  ['account', 'invalid', 'cannot be read', 'Change the fleet', 'Select a Fleet'],
] as const)('%s, %s, is complained of once, with the way to its step', async (...row) => {
  const [field, code, said, button, step] = row;
  const { user } = showDashboard(
    ranSearch,
    refusingServer(`base_parameters.${field}`, code).respond,
  );
  const back = await screen.findByRole('button', { name: button });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  expect(screen.getByRole('tab', { name: 'Purchases', selected: true })).toBeVisible();
  // There is nothing to save, share or export.
  expect(screen.queryByRole('button', { name: /^(Save|Copy link|Export)$/ })).toBeNull();
  await user.click(back);
  const toggle = await screen.findByRole('button', { name: new RegExp(step) });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveFocus();
});

it('is asked for again by Run, and by another tab', async () => {
  const { state, respond } = refusingServer('base_parameters.account');
  const { user, bodies } = showDashboard(`${ranSearch}&w=0`, respond);
  expect(await screen.findByText(noAccount)).toBeVisible();
  await waitFor(() => expect(bodies('get_reports')).toHaveLength(tabCallCount));
  await user.click(screen.getByRole('tab', { name: 'Service' }));
  expect(await screen.findByText(noAccount)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Purchases' }));
  expect(await screen.findByText(noAccount)).toBeVisible();
  state.isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cardCount));
  expect(screen.queryByText(noAccount)).not.toBeInTheDocument();
});

it('stays on its card where the other reports are there', async () => {
  showDashboard(ranSearch, (name, call) =>
    name.endsWith('get_reports') && reportParametersIn(call).report_type === 'top_products'
      ? refusal('unknown_value', 'base_parameters.account')
      : server(name, call),
  );
  await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cardCount - 1));
  expect(await screen.findByText(unavailable)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Top 10 Products Purchased' })).toHaveTextContent(
    unavailable,
  );
});

describe('locations and nonsigs that are not the user’s to see', () => {
  const others = { name: 'Show it for the others' };

  it('are counted, and left out of the address when the person says so', async () => {
    const { user, params, bodies } = showDashboard(
      `${ranSearch}&lo=7.900.901.8.9&no=2.40&lg=1.6`,
      limitedServer,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not available to you: 2 of 5 locations, 1 of 2 nonsigs, 1 of 2 groups.',
    );
    await user.click(screen.getByRole('button', others));
    await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cardCount));
    expect(screen.getByText('3 locations · 1 nonsig · 1 group')).toBeVisible();
    expect(Object.fromEntries(params())).toMatchObject({ lo: '7.8.9', no: '2', lg: '1', run: '1' });
    expect(bodies('get_reports').at(-1)).toMatchObject({
      base_parameters: { locations: [7, 8, 9], nonsigs: [2], location_groups: [1] },
    });
  });

  it('are found out on every page of a long list', async () => {
    const ids = Array.from({ length: 130 }, (_, place) => place + 1);
    const large = fleetServer({ locations: 128 });
    const { user, params } = showDashboard(`${ranSearch}&lo=${ids.join('.')}`, (name, call) =>
      name.endsWith('get_reports')
        ? refusal('unknown_value', 'base_parameters.locations.128')
        : large(name, call),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('2 of 130 locations');
    await user.click(screen.getByRole('button', others));
    await waitFor(() => expect(params().get('lo')).toBe(ids.slice(0, 128).join('.')));
  });

  it.each([
    ['lo=900.901&no=1.40', '2 of 2 locations, 1 of 2 nonsigs.'],
    ['lo=900', 'Not available to you: 1 location.'],
    ['lr=4&lo=1.2', 'Not available to you: 1 region.'],
  ])('never become all of them: %s', async (lists, said) => {
    const { user, bodies } = showDashboard(`${ranSearch}&${lists}`, limitedServer);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByRole('button', others)).not.toBeInTheDocument();
    const asked = bodies('get_reports').length;
    await user.click(screen.getByRole('button', { name: 'Change the filters' }));
    expect(await screen.findByRole('button', { name: /Selected Filters/ })).toHaveFocus();
    expect(bodies('get_reports')).toHaveLength(asked);
  });

  it('are chosen anew in their own list', async () => {
    const { user, params, bodies } = showDashboard(`${ranSearch}&no=40.41`, limitedServer);
    await user.click(await screen.findByRole('button', { name: 'Change the filters' }));
    expect(await screen.findByRole('tab', { name: 'Nonsig', selected: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /Selected Filters/ })).toHaveFocus();
    const asked = bodies('get_reports').length;
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('Select at least one nonsig, or all of them.')).toBeVisible();
    expect(bodies('get_reports')).toHaveLength(asked);
    expect(params().get('no')).toBe('40.41');
  });

  it('are not ticked any more where the filters are chosen again', async () => {
    const { user, params } = showDashboard(`${ranSearch}&lo=1.900.2`, limitedServer);
    await user.click(await screen.findByRole('button', { name: 'Change the filters' }));
    expect(await screen.findByRole('button', { name: 'Show 2 Selected Locations' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(cardCount));
    expect(params().get('lo')).toBe('1.2');
  });

  it('leave the general sentence when they cannot be counted', async () => {
    showDashboard(`${ranSearch}&lo=1.900`, (name, call) =>
      name.endsWith('get_locations')
        ? refusal('unknown_value', 'account')
        : limitedServer(name, call),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(unavailable);
    expect(within(alert).getByRole('button', { name: 'Change the filters' })).toBeVisible();
  });
});
