import {
  act,
  type Respond,
  refusal,
  screen,
  setClock,
  waitFor,
  within,
} from '@portal/platform/testing';
import { useState } from 'react';
import { patched } from '../selection/url-keys.ts';
import type { ChangeView } from '../selection/use-view-params.ts';
import {
  reportOf,
  type StoredTemplate,
  savedReportServer,
  templateNamed,
} from '../testing/saved-report-server.ts';
import { showSavedPage } from '../testing/show-saved-page.tsx';
import { addressOf, type OpenTemplate } from './saved-report.ts';
import { TemplateBar } from './template-bar.tsx';

beforeEach(() => setClock(new Date(2026, 2, 15, 12)));

let address: URLSearchParams;
let change: ChangeView;

/** Renders the bar above its own address. */
function Desk({ search }: { readonly search: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(search));
  address = params;
  change = async (patch) => setParams((present) => patched(present, patch));
  return <TemplateBar params={params} change={change} wayBack={() => null} />;
}

interface Settings {
  readonly own?: Partial<StoredTemplate>;
  readonly opened?: Partial<OpenTemplate>;
  readonly answer?: Respond;
}

function show({ own, opened, answer }: Settings = {}) {
  const template = templateNamed('Quarter', 1, own);
  const server = savedReportServer({ templates: [template] });
  const open = { id: 1, edit: true, revision: 1, ...opened };
  const shown = showSavedPage(
    <Desk search={addressOf(template.saved_report, open).toString()} />,
    '/fleet-dashboard',
    (name, call) => answer?.(name, call) ?? server.respond(name, call),
  );
  return { ...shown, server };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Template' }));
const saveButton = async () => (await bar()).getByRole('button', { name: 'Save changes' });
/** Changes the comment on the first report, as its card would. */
const comment = (text: string) => act(async () => change({ p1q: text }));
const updates = 'update_template/{id}';
const commentIn = (row: StoredTemplate | undefined) =>
  row?.saved_report.reports_parameters[0]?.comment;

test('without a report it says what is needed to save it', async () => {
  show();
  await bar();
  await act(async () => change({ b: null }));
  expect(await (await bar()).findByText(/at least one report to save it/)).toBeVisible();
  expect(await saveButton()).toBeDisabled();
});

test('one that is run says its name, and leads to editing it', async () => {
  const shown = show({ opened: { edit: false } });
  const within = await bar();
  expect(within.getByText('Quarter')).toBeVisible();
  expect(within.getByText('Viewing')).toBeVisible();
  await shown.user.click(within.getByRole('button', { name: 'Edit' }));
  expect(await within.findByText('Editing')).toBeVisible();
  expect(address.get('te')).toBe('1');
});

test('without a change there is nothing to save', async () => {
  show();
  expect((await bar()).getByText('No unsaved changes')).toBeVisible();
  expect(await saveButton()).toBeDisabled();
});

test('changes are saved with the revision that was read, and again with the next', async () => {
  const shown = show();
  await saveButton();
  await comment('Look here');
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  await shown.user.click(await saveButton());
  expect(await screen.findByText('No unsaved changes')).toBeVisible();
  expect(commentIn(shown.server.template(1))).toBe('Look here');
  await comment('And here');
  await shown.user.click(await saveButton());
  await waitFor(() => expect(commentIn(shown.server.template(1))).toBe('And here'));
  expect(shown.bodies(updates)).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  expect(shown.notices()[0]).toMatchObject({ text: 'Changes to “Quarter” saved.' });
  await waitFor(() => expect(address.get('tr')).toBe('3'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('one that was saved elsewhere since', () => {
  const theirs = reportOf({
    reports_parameters: [{ report_type: 'calls_by_month', tab_type: 'service', comment: 'Theirs' }],
  });
  const showChanged = async () => {
    const shown = show();
    await saveButton();
    await comment('Mine');
    shown.server.changeElsewhere(1, { report_name: 'Quarter 2', saved_report: theirs });
    await shown.user.click(await saveButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('“Quarter 2” was changed after you opened it')).toBeVisible();
    expect(commentIn(shown.server.template(1))).toBe('Theirs');
    return { ...shown, alert };
  };

  test('is loaded in place of one’s own on demand', async () => {
    const { alert, user } = await showChanged();
    await user.click(alert.getByRole('button', { name: 'Load the newer one' }));
    await waitFor(() => expect(address.get('b')).toBe('s2'));
    expect(Object.fromEntries(address)).toMatchObject({ s2q: 'Theirs', t: '1', te: '1', tr: '2' });
    expect(address.has('p1q')).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is overwritten on demand', async () => {
    const { alert, user, server, bodies } = await showChanged();
    await user.click(alert.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(commentIn(server.template(1))).toBe('Mine'));
    expect(bodies(updates)).toMatchObject([{ revision: 1 }, { revision: 2 }]);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(server.template(1)?.report_name).toBe('Quarter 2');
  });

  test('stays as it is when one’s own becomes a new template, which is edited on', async () => {
    const { alert, user, server } = await showChanged();
    await user.click(alert.getByRole('button', { name: 'Save as a new template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'My quarter');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(address.get('t')).toBe('2'));
    expect((await bar()).getByText('My quarter')).toBeVisible();
    expect(address.get('te')).toBe('1');
    expect([commentIn(server.template(1)), commentIn(server.template(2))]).toEqual([
      'Theirs',
      'Mine',
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is told as soon as it is opened by an address of before', async () => {
    show({ own: { revision: 4 }, opened: { edit: false, revision: 2 } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('What you see here is the version from before.')).toBeVisible();
    expect(alert.queryByRole('button', { name: 'Overwrite' })).toBeNull();
  });
});

test('one that was deleted elsewhere can be saved anew', async () => {
  const shown = show();
  await saveButton();
  await comment('Mine');
  shown.server.deleteElsewhere(1);
  await shown.user.click(await saveButton());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('This template does not exist any more')).toBeVisible();
  await shown.user.click(alert.getByRole('button', { name: 'Save as template…' }));
  expect(await screen.findByRole('dialog', { name: 'Save as template' })).toBeVisible();
});

test('one that could not be saved says why, and its changes stay', async () => {
  const shown = show({
    answer: (name) => (name.endsWith(updates) ? refusal('too_many_requests') : undefined),
  });
  await saveButton();
  await comment('Mine');
  await shown.user.click(await saveButton());
  expect(await screen.findByText(/^Too many requests at once/)).toBeVisible();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('one of an older version says how many reports are left out', async () => {
  show({ own: { dropped: 2 } });
  expect(await screen.findByText(/^2 reports of this template are left out/)).toBeVisible();
});

test('one whose account is lost asks for another fleet', async () => {
  show({
    own: {
      account_lost: true,
      account_name: null,
      saved_report: reportOf({ base_parameters: null }),
    },
  });
  expect(await screen.findByText(/no longer have access to the account/)).toBeVisible();
  expect(screen.queryByText("Restored report parameters can't be null")).toBeNull();
  expect(await saveButton()).toBeDisabled();
});

test('one that is not found leads to the list, and has nothing that could be saved', async () => {
  const server = savedReportServer();
  showSavedPage(<Desk search="t=99" />, '/fleet-dashboard', server.respond);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('This template cannot be found')).toBeVisible();
  expect(alert.getByRole('link', { name: 'Show templates' })).toHaveAttribute(
    'href',
    '/fleet-dashboard/templates',
  );
  expect(screen.queryByRole('button', { name: 'Save as template…' })).toBeNull();
  expect(screen.queryByText("Restored report parameters can't be null")).toBeNull();
});

test('nothing is shown while no template is open', () => {
  showSavedPage(<Desk search="ac=0100&t=none" />, '/fleet-dashboard', () => undefined);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
