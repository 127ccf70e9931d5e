import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';

const mailsOf = 'GET fleet_survey/get_mails/{surveyId}';
const rita = 'rita@hauler.example';
const sam = 'sam@hauler.example';

let api: YardApi;
let survey: number;
let other: number;
beforeAll(async () => {
  api = await testYardApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clearSurveys();
  await api.database.kysely.deleteFrom('survey_mails').execute();
  await api.database.kysely.deleteFrom('outbox_letters').execute();
  survey = await api.keepSurvey();
  other = await api.keepSurvey({ location_id: api.otherYard });
});

const mail = async (more: object = {}, as: 'clerk' | 'colleague' = 'clerk') => {
  const { status } = await api.ask('POST fleet_survey/send_email_reports', {
    as,
    body: { surveys: [survey], formats: ['excel'], addresses: [rita], ...more },
  });
  expect(status).toBe(200);
  await api.outbox.idle();
};
const mailsOfSurvey = async (of = survey, as: 'clerk' | 'colleague' = 'clerk') =>
  (await api.ask(mailsOf, { as, params: { surveyId: String(of) } })).body.mails;
const setState = (address: string, state: 'waiting' | 'sending' | 'failed') =>
  api.database.kysely
    .updateTable('outbox_mails')
    .set({ state, settled_at: state === 'failed' ? api.clock.now() : null })
    .where('address', '=', address)
    .execute();

test('a survey tells who was mailed what, and when it was given up', async () => {
  await mail({ surveys: [survey, other], addresses: [rita, sam], note: 'Look.' });
  await setState(sam, 'failed');
  const now = api.clock.now().toISOString();
  expect(await mailsOfSurvey()).toEqual([
    {
      mail_id: expect.any(Number),
      sent_at: now,
      surveys: [survey, other],
      formats: ['excel'],
      note: 'Look.',
      is_link: false,
      recipients: [
        { address: rita, state: 'sent', settled_at: now },
        { address: sam, state: 'failed', settled_at: now },
      ],
    },
  ]);
  expect(await mailsOfSurvey(other)).toEqual(await mailsOfSurvey());
});

test('what is being sent waits still, and the latest mail comes first', async () => {
  await mail();
  await mail({ addresses: [sam] });
  await setState(sam, 'sending');
  expect((await mailsOfSurvey()).map(({ recipients }) => recipients[0])).toEqual([
    { address: sam, state: 'waiting', settled_at: null },
    expect.objectContaining({ address: rita, state: 'sent' }),
  ]);
});

test('a survey that was deleted is not named any more', async () => {
  await mail({ surveys: [survey, other] });
  await api.database.kysely.deleteFrom('surveys').where('id', '=', other).execute();
  expect((await mailsOfSurvey())[0]?.surveys).toEqual([survey]);
});

test('of a letter that is forgotten the addresses stay', async () => {
  await mail();
  await api.database.kysely.deleteFrom('outbox_letters').execute();
  expect((await mailsOfSurvey())[0]?.recipients).toEqual([
    { address: rita, state: null, settled_at: null },
  ]);
});

test('nobody is told of the mails of others', async () => {
  await mail({ addresses: [sam] }, 'colleague');
  expect(await mailsOfSurvey()).toEqual([]);
  expect(await mailsOfSurvey(survey, 'colleague')).toHaveLength(1);
});
