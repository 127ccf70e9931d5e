import { openOptions, refusal, screen, setClock, waitFor, within } from '@portal/platform/testing';
import { emptyAnswer } from '@portal/platform/testing/shell';
import { readLastFleets } from '../../selection/last-fleets.ts';
import { fleetServer } from '../../testing/fleet-server.ts';
import { reportParametersIn } from '../../testing/show-card.tsx';
import { ranSearch, showDashboard, tabCallCount } from '../../testing/show-dashboard.tsx';

afterEach(() => setClock(null));

const card = (title: string) => screen.findByRole('region', { name: title });
const retreads = 'Retread Sales to New Tire Sales';

describe('an address', () => {
  it('shows the view that it was copied from', async () => {
    showDashboard(`${ranSearch.replace('p5m=table', 'p5m=graph')}&lo=2.5&p1s=-New&p1c=1`);
    const table = await within(await card(retreads)).findByRole('table');
    expect(screen.getByText('2 locations · All nonsigs')).toBeVisible();
    expect(screen.getByText('Custom · 01/01/2026 – 02/28/2026')).toBeVisible();
    expect(within(table).getByRole('columnheader', { name: 'New Current' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const top = within(await card('Top 10 Products Purchased'));
    expect(top.getByRole('button', { name: 'Take back: Only Graph' })).toBeVisible();
    expect(top.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that was run keeps its fleet among the last ones, and one that was not does not', async () => {
    localStorage.clear();
    const login = 'cus@demo.example';
    const { unmount } = showDashboard(ranSearch.replace('run=1', 'run='));
    expect(await screen.findByRole('button', { name: 'Run' })).toBeVisible();
    expect(readLastFleets(login)).toEqual([]);
    unmount();
    showDashboard(ranSearch);
    await card(retreads);
    expect(readLastFleets(login)).toEqual([{ fleet_type: 'us_national_account', account: '0100' }]);
  });

  it('follows what is looked at', async () => {
    const { user, params } = showDashboard(ranSearch);
    const shown = await card(retreads);
    await user.click(await within(shown).findByRole('button', { name: 'New' }));
    const controls = await openOptions(user, shown);
    await user.click(controls.getByRole('radio', { name: 'Both Graph & Table' }));
    await user.click(controls.getByRole('radio', { name: 'Week' }));
    await user.click(controls.getByRole('button', { name: /^National average/ }));
    expect(Object.fromEntries(params())).toMatchObject({ p1p: 'week', p1s: '-New', p1n: '1' });
    expect(params().has('p1m')).toBe(false);
  });

  it.each([
    'ft=%00&ac=&run=1',
    'run=1&w=9&tab=nothing&in=x&lp=-4&ls=-moon&p1m=x&p1p=y&p1s=z&p1fw=moon&p1o=1',
    '%E0%A4%A=%&dt=4&df=2026-13-45',
  ])('with garbage starts the wizard: %s', async (search) => {
    showDashboard(search);
    expect(await screen.findByRole('radiogroup', { name: 'Fleet type' })).toBeVisible();
  });

  it.each([
    ['run=1&b=p1', 1],
    ['run=1&ft=us_national_account&ac=0100', 1],
    ['b=p1', 0],
  ])('says whether reports were asked for without a fleet or dates: %s', async (search, count) => {
    showDashboard(search);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryAllByText("Restored report parameters can't be null")).toHaveLength(count);
  });

  it.each(['Purchases', 'Service'])(
    'with an unknown tab shows the first and says so until %s is chosen',
    async (chosen) => {
      const { user, params } = showDashboard(`${ranSearch}&tab=nothing`);
      expect(await screen.findByRole('tab', { name: 'Purchases', selected: true })).toBeVisible();
      const said = "Can't find selected tab. Selected tab is undefined";
      expect(screen.getByText(said)).toBeVisible();
      await user.click(screen.getByRole('tab', { name: chosen }));
      await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
      expect(params().get('tab')).toBe(chosen === 'Purchases' ? null : 'service');
    },
  );
});

describe('locations and nonsigs that cannot be read in an address', () => {
  const failed = 'The selection of this link could not be read';

  it.each(['lo=abc', 'lo=195,abc', 'lo=195.abc', 'lo=', 'no=1;2', 'lg=-1', 'lr=2&lr=3&lg=x'])(
    'are never taken for all, nor for what is left: %s',
    async (list) => {
      const { bodies } = showDashboard(`${ranSearch}&${list}`);
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      expect(bodies('get_reports')).toHaveLength(0);
    },
  );

  it('are replaced by all once the person says so', async () => {
    const { user, params, bodies } = showDashboard(`${ranSearch}&lo=195,abc&no=x`);
    await user.click(await screen.findByRole('button', { name: 'Use all locations and nonsigs' }));
    expect(await screen.findByText('All locations · All nonsigs')).toBeVisible();
    await waitFor(() => expect(bodies('get_reports')).toHaveLength(tabCallCount));
    expect([params().has('lo'), params().has('no')]).toEqual([false, false]);
  });

  it('are chosen anew from what could be read, and run only then', async () => {
    const { user, bodies } = showDashboard(`${ranSearch}&lo=2.abc`);
    await user.click(await screen.findByRole('button', { name: 'Change the filters' }));
    expect(await screen.findByRole('button', { name: 'Show 1 Selected Locations' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Purchases' })).not.toBeInTheDocument();
    expect(bodies('get_reports')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('1 location · All nonsigs')).toBeVisible();
  });
});

describe('a selection too long for an address', () => {
  const many = Array.from({ length: 600 }, (_, place) => place + 100).join('.');
  const long = `${ranSearch.replace('&run=1', '')}&w=3&lo=${many}`;

  it('is kept on the server under a short key', async () => {
    const server = fleetServer();
    const { user, params, bodies } = showDashboard(long, server);
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    expect(await screen.findByText('600 locations · All nonsigs')).toBeVisible();
    await waitFor(() => expect(params().get('k')).toBe('record1x'));
    expect(params().has('lo')).toBe(false);
    expect(params().toString().length).toBeLessThan(300);
    const [report] = bodies('get_reports');
    expect(report).toMatchObject({ base_parameters: { locations: { length: 600 } } });
    const controls = await openOptions(user, await card(retreads));
    await user.click(controls.getByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(params().get('p1p')).toBe('week'));
    expect(params().get('k')).toBe('record1x');
    expect(bodies('set_record')).toHaveLength(1);
  });

  it('is read back from its key', async () => {
    const server = fleetServer();
    await server('POST portal-v1:record_store/set_record', {
      name: '',
      body: { record: 'lo=7.8.9&lg=1' },
      params: {},
      query: {},
      headers: {},
    });
    const { bodies } = showDashboard(`${ranSearch}&k=record1x`, server);
    expect(await screen.findByText('3 locations · All nonsigs · 1 group')).toBeVisible();
    await waitFor(() => expect(bodies('get_reports')).toHaveLength(tabCallCount));
    expect(bodies('get_reports')[0]).toMatchObject({ base_parameters: { locations: [7, 8, 9] } });
  });

  it('takes the filters of the reports along', async () => {
    const brands = Array.from({ length: 200 }, (_, place) => `Brand ${place}`);
    const { user, params, bodies } = showDashboard(`${ranSearch}&lo=7&p1fb=${brands.join('*')}`);
    const controls = await openOptions(user, await card(retreads));
    await user.click(controls.getByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(params().get('k')).toBe('record1x'));
    expect([...params().keys()]).not.toEqual(expect.arrayContaining(['p1fb']));
    await waitFor(() => expect(bodies('get_reports')).toHaveLength(tabCallCount + 1));
    expect(bodies('get_reports').at(-1)).toMatchObject({
      base_parameters: { locations: [7] },
      reports_parameters: [{ period: 'week', tire_brands: brands }],
    });
  });

  it('stays in the form when it could not be kept', async () => {
    const server = fleetServer();
    let isDown = true;
    const { user } = showDashboard(long, (name, call) =>
      name.endsWith('set_record') && isDown ? refusal('too_many_requests') : server(name, call),
    );
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    expect(await screen.findByText(/could not be kept/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 600 Selected Locations' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('600 locations · All nonsigs')).toBeVisible();
  });

  it('that cannot be read is never taken for all', async () => {
    const { user, bodies } = showDashboard(`${ranSearch}&k=somebodyelses`);
    expect(await screen.findByText('The selection of this link could not be read')).toBeVisible();
    expect(bodies('get_reports')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Use all locations and nonsigs' }));
    expect(await screen.findByText('All locations · All nonsigs')).toBeVisible();
  });
});

describe('the reports', () => {
  it('follow the selection and show only the last one', async () => {
    const { user, bodies } = showDashboard(ranSearch);
    await card(retreads);
    await user.click(screen.getByRole('button', { name: 'Change selection' }));
    await user.click(screen.getByRole('button', { name: /Select a Date Range/ }));
    await user.click(await screen.findByRole('radio', { name: 'Year to Date' }));
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('Year to Date · 01/01/2026 – 03/15/2026')).toBeVisible();
    await waitFor(() => expect(bodies('get_reports')).toHaveLength(2 * tabCallCount));
    expect(bodies('get_reports').at(-1)).toMatchObject({
      base_parameters: { date_type: '2', date_from: '2026-01-01', date_to: '2026-03-15' },
    });
  });

  it('are asked for again by Run', async () => {
    const { user, bodies } = showDashboard(`${ranSearch}&w=0`);
    await card(retreads);
    await waitFor(() => expect(bodies('get_reports')).toHaveLength(tabCallCount));
    await screen.findAllByRole('table');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(bodies('get_reports')).toHaveLength(2 * tabCallCount));
  });

  it('without records lead back to the dates', async () => {
    const server = fleetServer();
    const { user } = showDashboard(ranSearch, (name, call) => {
      if (!name.endsWith('get_reports')) return server(name, call);
      const { report_type } = reportParametersIn(call);
      return { reports: [emptyAnswer(report_type)] };
    });
    const [button] = await screen.findAllByRole('button', { name: 'Change the dates' });
    if (button) await user.click(button);
    expect(await screen.findByRole('button', { name: /Select a Date Range/ })).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Date range' })).toBeVisible();
  });
});
