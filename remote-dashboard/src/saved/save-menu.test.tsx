import {
  act,
  type Respond,
  refusal,
  screen,
  setClock,
  waitFor,
  within,
} from '@portal/platform/testing';
import { favoriteNamed, savedReportServer, templateNamed } from '../testing/saved-report-server.ts';
import { showSavedPage } from '../testing/show-saved-page.tsx';
import { uuid } from '../testing/uuid.ts';
import { SaveMenu } from './save-menu.tsx';

const whole = 'ft=us_national_account&ac=0100&dt=4&df=2026-01-01&de=2026-02-28&run=1';

beforeEach(() => {
  setClock(new Date(2026, 2, 15, 12));
  localStorage.clear();
});

function show(search = whole, answer?: Respond) {
  const server = savedReportServer({
    templates: [templateNamed('Taken', 1)],
    favorites: [favoriteNamed('Taken', 1)],
  });
  const shown = showSavedPage(
    <SaveMenu params={new URLSearchParams(search)} />,
    `/fleet-dashboard?${search}`,
    (name, call) => answer?.(name, call) ?? server.respond(name, call),
  );
  const open = async (item: string, title: string) => {
    await shown.user.click(screen.getByRole('button', { name: 'Save' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const openTemplate = () => open('Save as template…', 'Save as template');
  const openFavorite = () => open('Add to favorites…', 'Add to favorites');
  return { ...shown, server, openTemplate, openFavorite };
}

type Dialog = Awaited<ReturnType<ReturnType<typeof show>['openTemplate']>>;
const nameField = (dialog: Dialog) => dialog.getByRole('textbox', { name: /Name/ });

async function save(shown: ReturnType<typeof show>, dialog: Dialog, name: string) {
  await shown.user.type(nameField(dialog), name);
  await shown.user.click(dialog.getByRole('button', { name: /^(Save template|Add favorite)$/ }));
}

const create = 'create_template';

test('a tab is saved as a template, and the notice leads to the list', async () => {
  const shown = show(`${whole}&tab=service&s2q=Look`);
  const dialog = await shown.openTemplate();
  expect(dialog.getByText(/^Service: 4 reports, with/)).toBeVisible();
  await save(shown, dialog, ' Calls ');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown.bodies(create)).toMatchObject([
    {
      report_name: 'Calls',
      saved_report: {
        tab_parameters: { tab_type: 'service' },
        base_parameters: { account: '0100' },
      },
      client_key: expect.stringMatching(uuid),
    },
  ]);
  const [notice] = shown.notices();
  expect(notice).toMatchObject({
    text: 'Template “Calls” saved.',
    action: { label: 'Show templates' },
  });
  act(() => notice?.action?.perform());
  await waitFor(() => expect(shown.address()).toBe('/fleet-dashboard/templates'));
});

test('the combined report is saved with what it shows of each report', async () => {
  const shown = show(`${whole}&tab=combined&b=p1g.s2`);
  await save(shown, await shown.openTemplate(), 'Both');
  await waitFor(() => expect(shown.server.template(2)).toBeDefined());
  expect(shown.server.template(2)?.saved_report).toMatchObject({
    tab_parameters: { tab_type: 'combined' },
    reports_parameters: [
      { report_type: 'retread_vs_new', display_mode: 'graph' },
      { report_type: 'calls_by_month' },
    ],
  });
});

test('an empty combined report is no template, but an address that can be a favorite', async () => {
  const shown = show(`${whole}&tab=combined`);
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('menuitem', { name: /Save as template/ })).toBeDisabled();
  expect(screen.getByText(/Nothing to save yet/)).toBeVisible();
  await shown.user.click(screen.getByRole('menuitem', { name: 'Add to favorites…' }));
  expect(await screen.findByRole('dialog', { name: 'Add to favorites' })).toBeVisible();
});

test('a favorite keeps the address beside the report, without the template it was seen in', async () => {
  const shown = show(`${whole}&tab=combined&b=p1&t=7&te=1&tr=3`);
  await save(shown, await shown.openFavorite(), 'Mine');
  await waitFor(() => expect(shown.server.favorite(2)).toBeDefined());
  expect(shown.bodies('favorite_reports/save')).toMatchObject([
    {
      name: 'Mine',
      report_kind: 2,
      request_url: `/fleet-dashboard?${whole}&tab=combined&b=p1`,
      saved_report: { tab_parameters: { tab_type: 'purchases' } },
    },
  ]);
});

test.each([
  ['template', 'You already have a template with this name.'],
  ['favorite', 'You already have a favorite with this name.'],
])('a name that a %s has is told at the field', async (kind, problem) => {
  const shown = show();
  const dialog = await (kind === 'template' ? shown.openTemplate() : shown.openFavorite());
  await save(shown, dialog, 'Taken');
  expect(await dialog.findByText(problem)).toBeVisible();
  expect(nameField(dialog)).toHaveValue('Taken');
});

test.each([
  ['limit_reached', '', 'You have 500 templates, which is the most one can keep.'],
  ['too_many_requests', '', 'Too many requests at once.'],
  ['unknown_value', 'saved_report.base_parameters.account', 'This selection is not available'],
  ['body_too_large', 'saved_report', 'Too much is selected at once.'],
] as const)('%s is told, and nothing typed is lost', async (code, path, problem) => {
  const shown = show(whole, (name) => (name.endsWith(create) ? refusal(code, path) : undefined));
  const dialog = await shown.openTemplate();
  await save(shown, dialog, 'Kept');
  expect(await dialog.findByText(new RegExp(`^${problem}`))).toBeVisible();
  expect(nameField(dialog)).toHaveValue('Kept');
  expect(shown.notices()).toEqual([]);
});

test('a call whose answer was lost is sent again with its key; another name renames the row', async () => {
  let isLost = true;
  const shown = show(whole, (name) => {
    if (!name.endsWith(create)) return undefined;
    if (isLost) throw new Error('connection lost');
    // The first call did arrive.
    return templateNamed('First', 1);
  });
  const dialog = await shown.openTemplate();
  await save(shown, dialog, 'First');
  expect(await dialog.findByText(/The server cannot be reached/)).toBeVisible();
  isLost = false;
  await save(shown, dialog, ' name');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const keys = shown.bodies(create).map((body) => (body as { client_key: string }).client_key);
  expect(new Set(keys).size).toBe(1);
  expect(shown.bodies('update_template/{id}')).toEqual([
    { revision: 1, report_name: 'First name' },
  ]);
});

test('a name that was typed is still there when the dialog is opened again, until it is saved or given up', async () => {
  const shown = show();
  const first = await shown.openTemplate();
  await shown.user.type(nameField(first), 'Half');
  await shown.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const second = await shown.openTemplate();
  await waitFor(() => expect(nameField(second)).toHaveValue('Half'));
  await save(shown, second, ' year');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const third = await shown.openTemplate();
  expect(nameField(third)).toHaveValue('');
  await shown.user.type(nameField(third), 'Given up');
  await shown.user.click(third.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(nameField(await shown.openTemplate())).toHaveValue('');
});
