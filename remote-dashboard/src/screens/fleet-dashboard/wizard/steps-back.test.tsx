import { openOptions, screen, setClock, waitFor, within } from '@portal/platform/testing';
import { addressOf } from '../../../saved/saved-report.ts';
import { fleetServer } from '../../../testing/fleet-server.ts';
import {
  reportOf,
  savedReportServer,
  templateNamed,
} from '../../../testing/saved-report-server.ts';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => {
  setClock(null);
  sessionStorage.clear();
});

const ratio = 'Retread Sales to New Tire Sales';
const region = () => screen.findByRole('region', { name: ratio });
const card = async () => within(await region());

/** Opens a template for editing in a tab that has stored the user's own combined report. */
async function edited() {
  const before = showDashboard(`${ranSearch}&b=p5t&tab=combined`);
  await screen.findByRole('region', { name: 'Top 10 Products Purchased' });
  before.unmount();
  const saved_report = reportOf();
  const kept = savedReportServer({ templates: [templateNamed('Quarter', 1, { saved_report })] });
  const fleets = fleetServer();
  const shown = showDashboard(
    addressOf(saved_report, { id: 1, edit: true, revision: 1 }).toString(),
    (name, call) => kept.respond(name, call) ?? fleets(name, call),
  );
  expect(await screen.findByText('No unsaved changes')).toBeVisible();
  const takeOut = async () => {
    await shown.user.click((await card()).getByRole('button', { name: /^Remove: / }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Remove from Report' }));
    expect(await screen.findByText('No reports added yet')).toBeVisible();
  };
  return { ...shown, takeOut, kept };
}

/** Returns whether the browser asks before closing the page. */
function isAskedOnClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}

const back = () => screen.getByRole('button', { name: 'Back to my report' });

test('each change of a card is one step back, and only it', async () => {
  const { user, params, goBack } = showDashboard(ranSearch);
  const menu = await openOptions(user, await region());
  await user.click(menu.getByRole('radio', { name: 'Week' }));
  await waitFor(() => expect(params().get('p1p')).toBe('week'));
  await user.click(menu.getByRole('button', { name: /^Compare with previous/ }));
  await waitFor(() => expect(params().get('p1c')).toBe('1'));
  await user.click((await card()).getByRole('button', { name: /^Add to Report/ }));
  await waitFor(() => expect(params().get('b')).toBe('p1t'));
  await goBack();
  expect(Object.fromEntries(params())).toMatchObject({ p1p: 'week', p1c: '1' });
  expect(params().has('b')).toBe(false);
  await goBack();
  expect(params().get('p1p')).toBe('week');
  expect(params().has('p1c')).toBe(false);
  await goBack();
  expect(params().toString()).toBe(new URLSearchParams(ranSearch).toString());
});

test('a comment is one step back, however often its writer rests; rows that are opened are none', async () => {
  const { user, params, goBack } = showDashboard(ranSearch);
  const menu = await openOptions(user, await region());
  await user.click(menu.getByRole('radio', { name: 'Week' }));
  await waitFor(() => expect(params().get('p1p')).toBe('week'));
  await user.click(menu.getByRole('radio', { name: 'Month' }));
  await user.click((await card()).getByRole('button', { name: /^Add a comment/ }));
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(field, 'Why');
  await waitFor(() => expect(params().get('p1q')).toBe('Why'));
  await user.type(field, ' so many?');
  await waitFor(() => expect(params().get('p1q')).toBe('Why so many?'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const [month] = await (await card()).findAllByRole('button', { name: /^Weeks of / });
  if (month) await user.click(month);
  await waitFor(() => expect(params().has('p1o')).toBe(true));
  await goBack();
  expect(params().has('p1q')).toBe(false);
  expect(params().get('p1p')).toBe('month');
  await goBack();
  expect(params().get('p1p')).toBe('week');
});

test('a change of a template is taken back alone, and the template stays open', async () => {
  const { takeOut, params, goBack } = await edited();
  await takeOut();
  await goBack();
  expect(await screen.findByText('No unsaved changes')).toBeVisible();
  expect(params().get('t')).toBe('1');
  expect(await screen.findByRole('region', { name: ratio })).toBeVisible();
});

test('the way back from a changed template asks first, and can be given up', async () => {
  const { user, takeOut, params, goBack } = await edited();
  expect(isAskedOnClosing()).toBe(false);
  await takeOut();
  expect(isAskedOnClosing()).toBe(true);
  await user.click(back());
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay with the template' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(params().get('t')).toBe('1');
  await user.click(back());
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('region', { name: 'Top 10 Products Purchased' })).toBeVisible();
  expect(params().has('t')).toBe(false);
  expect(isAskedOnClosing()).toBe(false);
  await goBack();
  expect(params().get('t')).toBe('1');
  expect(params().has('b')).toBe(false);
});

test('from a template without changes it asks nothing', async () => {
  const { user, params } = await edited();
  await user.click(back());
  expect(await screen.findByRole('region', { name: 'Top 10 Products Purchased' })).toBeVisible();
  expect(params().has('t')).toBe(false);
});

test('a selection that is being changed can be left as it was', async () => {
  const { user, params } = showDashboard(ranSearch);
  await user.click(await screen.findByRole('button', { name: 'Change selection' }));
  await user.click(screen.getByRole('button', { name: /Select a Date Range/ }));
  await user.click(await screen.findByRole('radio', { name: 'Year to Date' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(params().get('dt')).toBe('2'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(params().get('dt')).toBe('4'));
  expect([params().get('df'), params().get('de')]).toEqual(['2026-01-01', '2026-02-28']);
  expect(await screen.findByRole('button', { name: 'Change selection' })).toHaveFocus();
});

test('the first selection has no way back', async () => {
  showDashboard(ranSearch.replace('run=1', 'run='));
  expect(await screen.findByRole('button', { name: 'Run' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
