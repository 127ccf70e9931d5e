import type { SurveyMails } from '@portal/contract/fleet-surveys';
import { screen, waitFor, within } from '@portal/platform/testing';
import { surveyRow } from '../../../testing/rows.ts';
import { show } from '../../../testing/show.tsx';
import OverviewPage from '../overview.page.tsx';

type Mail = SurveyMails['mails'][number];

const rita = 'rita@hauler.example';
const sam = 'sam@hauler.example';
const recipient = (address: string, state: Mail['recipients'][number]['state']) => ({
  address,
  state,
  settled_at: state === 'failed' ? '2026-03-05T11:00:00' : null,
});
const mailOf = (mail_id: number, own: Partial<Mail> = {}): Mail => ({
  mail_id,
  sent_at: '2026-03-04T10:00:00',
  surveys: [5],
  formats: ['pdf'],
  note: '',
  is_link: false,
  recipients: [recipient(rita, 'sent')],
  ...own,
});

const showMails = (mails: () => readonly Mail[]) =>
  show(<OverviewPage />, {
    path: '/fleet-survey/{surveyId}/overview',
    route: '/fleet-survey/5/overview',
    surveys: [surveyRow(5)],
    respond: (name) => {
      if (name.includes('/get_mails/')) return { mails: mails() };
      if (!name.endsWith('send_email_reports')) return undefined;
      return { status: { status: 0, description: '' }, is_sent_as_link: false };
    },
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Sent by mail' }));
const again = () => screen.queryByRole('button', { name: 'Send again' });

it('tells what went to whom, and how far it came', async () => {
  showMails(() => [
    mailOf(2, { is_link: true, recipients: [recipient(sam, 'waiting')] }),
    mailOf(1, { formats: ['pdf', 'excel'], recipients: [recipient(rita, null)] }),
  ]);
  const mails = (await panel()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(mails[0]).toMatch(/^03\/04\/2026, .* · Link to the portalsam@.* · Waiting to be sent$/);
  expect(mails[1]).toMatch(/ · PDF · Excelrita@hauler\.example$/);
  expect(again()).not.toBeInTheDocument();
});

it('shows nothing of mails where there are none', async () => {
  showMails(() => []);
  await screen.findByRole('region', { name: 'Summary' });
  expect(screen.queryByRole('region', { name: 'Sent by mail' })).not.toBeInTheDocument();
});

it('says who could not be reached and when, and sends the same to them again', async () => {
  const failed = mailOf(1, {
    surveys: [5, 6],
    formats: ['excel'],
    note: 'Look.',
    recipients: [recipient(rita, 'sent'), recipient(sam, 'failed')],
  });
  let mails = [failed];
  const { user, bodies } = showMails(() => mails);
  expect(
    await screen.findByText(/of 03\/04\/2026, .* could not be sent to sam@.* on 03\/05\/2026/),
  ).toBeVisible();
  mails = [mailOf(2, { recipients: [recipient('SAM@hauler.example', 'waiting')] }), failed];
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The surveys were mailed to one address.')).toBeVisible();
  expect(bodies('send_email_reports')).toEqual([
    {
      surveys: [5, 6],
      formats: ['excel'],
      addresses: [sam],
      note: 'Look.',
      client_key: expect.any(String),
    },
  ]);
  await waitFor(() => expect(again()).not.toBeInTheDocument());
});
