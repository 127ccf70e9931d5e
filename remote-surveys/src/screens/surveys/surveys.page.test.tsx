import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { surveyRow, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import SurveysPage from './surveys.page.tsx';

beforeEach(() => localStorage.clear());

const showSurveys = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<SurveysPage />, {
    path: '/locations/{locationId}/surveys',
    route: '/locations/1/surveys',
    location: yardOf(1),
    surveys: [surveyRow(5), surveyRow(6, { survey_date: '2026-02-03', state: 'finished' })],
    ...more,
  });
const table = async () => within(await screen.findByRole('table', { name: 'Surveys' }));
const sent = { status: { status: 0, description: '' }, is_sent_as_link: false };

it('lists the surveys of the yard, each leading to its overview', async () => {
  const { bodies } = showSurveys();
  expect((await table()).getByRole('link', { name: '03/04/2026' })).toHaveAttribute(
    'href',
    '/fleet-survey/5/overview',
  );
  expect(bodies('get_surveys')).toEqual([
    { location_id: 1, order_by: 1, is_sort_desc: true, page_number: 1, page_size: 20 },
  ]);
});

it('filters by surveyor and dates, in the address', async () => {
  const { user, address, bodies } = showSurveys();
  await table();
  await user.click(screen.getByRole('combobox', { name: 'Surveyor' }));
  await user.click(await screen.findByRole('option', { name: 'Uma Serrano' }));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '02/01/2026');
  await waitFor(() =>
    expect(bodies('get_surveys').at(-1)).toMatchObject({
      surveyor: 'Uma Serrano',
      date_from: '2026-02-01',
    }),
  );
  expect(address()).toBe('/locations/1/surveys?surveyor=Uma+Serrano&from=2026-02-01');
});

it('mails the chosen surveys to colleagues and typed addresses', async () => {
  const { user, bodies } = showSurveys({
    respond: (name) => (name.endsWith('send_email_reports') ? sent : undefined),
  });
  await table();
  await user.click(screen.getByRole('button', { name: 'Mail surveys' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(
    await dialog.findByText('Please choose a colleague or give an e-mail address.'),
  ).toBeVisible();
  expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: '03/04/2026 · Yard' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Excel' }));
  await user.click(dialog.getByRole('combobox', { name: 'To colleagues' }));
  await user.click(await screen.findByRole('option', { name: /^Rita Alvarez/ }));
  await user.type(dialog.getByRole('textbox', { name: 'To e-mail addresses' }), 'a@fleet.example');
  await user.click(dialog.getByRole('checkbox', { name: 'Send me a copy' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The surveys were mailed to 2 addresses.')).toBeVisible();
  expect(bodies('send_email_reports')).toEqual([
    {
      surveys: [5],
      formats: ['pdf', 'excel'],
      addresses: ['rita@fleet.example', 'a@fleet.example'],
      is_copied_to_self: true,
      client_key: expect.any(String),
    },
  ]);
});

it('leads to the first choice that is missing', async () => {
  const { user } = showSurveys({ surveys: [surveyRow(5), surveyRow(6)] });
  await table();
  await user.click(screen.getByRole('button', { name: 'Mail surveys' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'To e-mail addresses' }), 'a@fleet.example');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Please fill this in.')).toBeVisible();
  expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus();
});

it.each([
  ['what the form refuses', 'rita@hauler.example\nBcc: x@evil.example', 'Bcc:', 0],
  ['what the server refuses', 'rita@hauler.example, uma@hauler.example', 'uma@hauler.example', 1],
])('says at the addresses %s, and keeps what was entered', async (_, text, wrong, sent) => {
  const open = async ({ user, ...shown }: ReturnType<typeof showSurveys>) => {
    await table();
    await user.click(screen.getByRole('button', { name: 'Mail surveys' }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      ...shown,
      user,
      dialog,
      to: () => dialog.getByRole('textbox', { name: 'To e-mail addresses' }),
    };
  };
  const surveys = [surveyRow(5)];
  const respond = (name: string) =>
    name.endsWith('send_email_reports') ? refusal('invalid', 'addresses.1') : undefined;
  const shown = await open(showSurveys({ surveys, respond }));
  await shown.user.click(shown.to());
  await shown.user.paste(text);
  await shown.user.click(shown.dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(shown.to()).toHaveAccessibleDescription(
      expect.stringContaining(`“${wrong}” is no e-mail address.`),
    ),
  );
  expect(shown.to()).toHaveValue(text);
  expect(shown.bodies('send_email_reports')).toHaveLength(sent);
  shown.unmount();
  const again = await open(showSurveys({ surveys }));
  await waitFor(() => expect(again.to()).toHaveValue(text));
});

it('says that there are none', async () => {
  showSurveys({ surveys: [] });
  expect(await screen.findByText('No surveys yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mail surveys' })).toBeDisabled();
});
