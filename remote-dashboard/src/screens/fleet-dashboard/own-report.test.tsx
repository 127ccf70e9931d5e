import { bus, navigationRequested } from '@portal/platform/bus';
import { act, screen, setClock, waitFor } from '@portal/platform/testing';
import { noticesIn } from '../../testing/export-server.ts';
import { ranSearch, showDashboard } from '../../testing/show-dashboard.tsx';

afterEach(() => {
  setClock(null);
  sessionStorage.clear();
});

const own = `${ranSearch}&b=p1t&tab=combined`;
const template = `${ranSearch}&b=p5t&tab=combined&t=7`;
const products = 'Top 10 Products Purchased';
const ratio = 'Retread Sales to New Tire Sales';

it('comes back into a bare address of the same tab', async () => {
  const before = showDashboard(own);
  await screen.findByRole('region', { name: ratio });
  before.unmount();
  const { params } = showDashboard();
  expect(await screen.findByRole('region', { name: ratio })).toBeVisible();
  expect(params().get('b')).toBe('p1t');
});

it('starts with the wizard where none was kept', async () => {
  showDashboard();
  expect(await screen.findByRole('radiogroup', { name: 'Fleet type' })).toBeVisible();
});

it('is left alone by a template, and comes back from it', async () => {
  const before = showDashboard(own);
  await screen.findByRole('region', { name: ratio });
  before.unmount();
  const { user, params } = showDashboard(template);
  expect(await screen.findByRole('region', { name: products })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to my report' }));
  expect(await screen.findByRole('region', { name: ratio })).toBeVisible();
  expect(screen.queryByRole('region', { name: products })).not.toBeInTheDocument();
  expect(params().has('t')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Back to my report' })).not.toBeInTheDocument();
});

it('is the wizard after a template when there is no own one', async () => {
  const { user } = showDashboard(template);
  await user.click(await screen.findByRole('button', { name: 'Back to my report' }));
  expect(await screen.findByRole('radiogroup', { name: 'Fleet type' })).toBeVisible();
});

it('lends no figures to a template: they are asked for anew', async () => {
  const { bodies } = showDashboard(`${ranSearch}&b=p5t&tab=combined`);
  await screen.findByRole('table');
  expect(bodies('get_reports')).toHaveLength(1);
  act(() => bus.emit(navigationRequested, { to: `/fleet-dashboard?${template}` }));
  expect(await screen.findByRole('button', { name: 'Back to my report' })).toBeVisible();
  await waitFor(() => expect(bodies('get_reports')).toHaveLength(2));
});

it('is offered when another one was opened in its place', async () => {
  const before = showDashboard(own);
  await screen.findByRole('region', { name: ratio });
  before.unmount();
  const { requests, params } = showDashboard(`${ranSearch}&b=p5t&tab=combined`);
  await screen.findByRole('region', { name: products });
  const [notice, ...others] = noticesIn(requests);
  expect(notice?.text).toBe('Another report is open in place of yours.');
  expect(others).toEqual([]);
  act(() => {
    notice?.action?.perform();
  });
  expect(await screen.findByRole('region', { name: ratio })).toBeVisible();
  expect(params().get('b')).toBe('p1t');
});

it('is not spoken of where it is open again, or where nothing was put together', async () => {
  for (const [first, second] of [
    [own, own],
    [ranSearch, own],
  ] as const) {
    const before = showDashboard(first);
    await screen.findAllByRole('table');
    before.unmount();
    const { requests, unmount } = showDashboard(second);
    await screen.findAllByRole('table');
    expect(noticesIn(requests)).toEqual([]);
    unmount();
    sessionStorage.clear();
  }
});
