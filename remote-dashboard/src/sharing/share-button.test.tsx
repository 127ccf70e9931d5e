import { type Respond, refusal, screen, setClock, waitFor } from '@portal/platform/testing';
import { fleetServer } from '../testing/fleet-server.ts';
import { ranSearch, showDashboard } from '../testing/show-dashboard.tsx';
import { viewInRecord } from './link-record.ts';

afterEach(() => {
  setClock(null);
  jest.restoreAllMocks();
});

const link = 'http://localhost/fleet-dashboard?v=record1x';
const copied = 'Link copied. It opens this view for everyone who may see the same fleet.';
const press = { name: 'Copy link' };
const field = { name: 'Link to this view' };

/** Makes the clipboard refuse all writes until the test ends. */
function refuseToCopy() {
  for (const way of ['write', 'writeText'] as const)
    jest.spyOn(navigator.clipboard, way).mockRejectedValue(new Error('not allowed'));
}

it('copies a short link to all that is looked at', async () => {
  const search = `${ranSearch}&lo=7.8&b=p1.s2g&p1fb=Brand+1&p1q=Why%3F`;
  const { user, bodies } = showDashboard(`${search}&t=5`);
  await user.click(await screen.findByRole('button', press));
  const said = await screen.findByText(copied);
  expect(said).toBeVisible();
  expect(said).toHaveAttribute('role', 'status');
  expect(screen.getByRole('textbox', field)).toHaveValue(link);
  expect(await navigator.clipboard.readText()).toBe(link);
  const [{ record } = {}] = bodies('set_record');
  const kept = Object.fromEntries(viewInRecord(String(record)) ?? []);
  expect(kept).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

it('does not keep the same view twice', async () => {
  const { user, bodies } = showDashboard(ranSearch);
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole('button', press));
    expect(await screen.findByText(copied)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(copied)).not.toBeInTheDocument());
    expect(screen.getByRole('button', press)).toHaveFocus();
  }
  expect(bodies('set_record')).toHaveLength(1);
});

it('shows the link where the browser does not let it copy', async () => {
  const { user } = showDashboard(ranSearch);
  refuseToCopy();
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByText(/The browser did not let us copy the link/)).toBeVisible();
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox', field);
  expect(shown).toHaveValue(link);
  expect(shown).toHaveFocus();
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, link.length]);
});

it('says why there is no link, and tries again', async () => {
  const server = fleetServer();
  let isLimited = true;
  const limited: Respond = (name, call) =>
    isLimited && name.endsWith('set_record') ? refusal('too_many_requests') : server(name, call);
  const { user } = showDashboard(ranSearch, limited);
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByText(/Too many requests at once/)).toBeVisible();
  expect(screen.queryByRole('textbox', field)).not.toBeInTheDocument();
  isLimited = false;
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(copied)).toBeVisible();
});

it('says when a view is too long for a link', async () => {
  const { user, bodies } = showDashboard(`${ranSearch}&p5o=${'Castelmar*'.repeat(900)}`);
  await user.click(await screen.findByRole('button', press));
  expect(await screen.findByText(/This view is too long for a link/)).toBeVisible();
  expect(bodies('set_record')).toHaveLength(0);
});
