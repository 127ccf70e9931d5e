import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { readPages } from '../../../exports/making/testing.ts';
import { openMail } from '../../../mail/mail.ts';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';
import { mountTire, outer } from '../testing/mount-tire.ts';

const send = 'POST fleet_survey/send_email_reports';

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
  api.mails.length = 0;
  survey = await api.keepSurvey({ comments: 'Gate 2 was blocked.' });
  await api.inspect(survey, 'T1', { state: 'done', color: 'green', odometer_km: 160_934.4 });
  await api.inspect(survey, 'V1', { hours: 12.5, comments: 'Left alone.' });
  other = await api.keepSurvey({ location_id: api.otherYard, survey_date: '2025-06-21' });
});

const mailed = async (more: object = {}, as: 'clerk' | 'dealer' = 'clerk') => {
  const answer = await api.ask(send, {
    as,
    headers: { 'user-time': '07/01/2025 08:00:00', 'user-language': 'en-US' },
    body: { surveys: [survey], formats: ['excel'], addresses: ['rita@hauler.example'], ...more },
  });
  await api.outbox.idle();
  return answer;
};
const kept = () => api.database.kysely.selectFrom('survey_mails').selectAll().execute();

test('the workbook holds what the overview shows', async () => {
  const { body } = await mailed({ surveys: [survey, other] });
  expect(body).toEqual({
    status: { status: 0, description: 'Success' },
    is_sent_as_link: false,
  });
  const [file] = api.mails[0]?.attachments ?? [];
  expect(file?.filename).toBe('survey_report.title.xlsx');
  const { sheets } = await readXlsx(file?.content ?? Buffer.of());
  expect(sheets.map(({ name }) => name)).toEqual([
    'survey_report.title',
    'A1 Akron yard, 06-20-2025',
    'B1 Barberton yard, 06-21-2025',
  ]);
  const rows = sheets[1]?.rows ?? [];
  expect(rows.flat()).toEqual(expect.arrayContaining(['Ana Reyes', 'Gate 2 was blocked.']));
  const { units } = (
    await api.ask('GET fleet_survey/{surveyId}/units', { params: { surveyId: String(survey) } })
  ).body;
  for (const unit of units) {
    expect(rows.map((row) => row.slice(0, 8))).toContainEqual([
      unit.unit_number,
      `unit_type.${unit.type}`,
      `configuration.${unit.configuration}`,
      `inspection_state.${unit.state}`,
      `inspection_color.${unit.color}`,
      unit.mileage,
      unit.hours,
      unit.comments || null,
    ]);
  }
  expect(units[0]?.mileage).toBe(100_000);
});

test('the files hold every tire that was read, with what is wrong with it', async () => {
  const { kysely } = api.database;
  const inspected = await api.inspect(survey, 'T2');
  const tire = await mountTire(kysely, api.units.T2, outer, '2025-01-01');
  const mount = await kysely
    .selectFrom('mounts')
    .select(['id', 'account_id'])
    .where('tire_id', '=', tire)
    .executeTakeFirstOrThrow();
  const place = { ...outer, inspection_id: inspected };
  const reading = await kysely
    .insertInto('readings')
    .values({
      ...place,
      account_id: mount.account_id,
      mount_id: mount.id,
      state: 'read',
      pressure_kpa: 70 * 6.894757,
      treads_mm: [(8.5 * 25.4) / 32, (7 * 25.4) / 32],
      valve: 'leaking',
      comments: 'Hot to the touch.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('reading_conditions')
    .values({ reading_id: reading.id, condition: 'cut' })
    .execute();
  await kysely
    .insertInto('findings')
    .values({
      ...place,
      account_id: mount.account_id,
      check_name: 'pressure',
      severity: 'critical',
      measured: 70 * 6.894757,
      limit_value: 100 * 6.894757,
    })
    .execute();

  await mailed({ formats: ['pdf', 'excel'] });
  const [pdf, excel] = api.mails[0]?.attachments ?? [];
  const { sheets } = await readXlsx(excel?.content ?? Buffer.of());
  expect(sheets).toHaveLength(3);
  expect(sheets[2]?.rows).toContainEqual([
    'T2',
    '2LO',
    'Northvale NO-D10 11R22.5',
    '3KA41024',
    'tire_state.read',
    70,
    7,
    '8.5, 7',
    'severity.critical: finding.pressure_below',
    'wear.cut',
    'valve.leaking',
    null,
    'Hot to the touch.',
  ]);
  const pages = await readPages(pdf?.content ?? Buffer.of());
  const text = pages.map((page) => page.text).join('\n');
  for (const word of ['survey_report.tires', '2LO', 'Hot to the touch.'])
    expect(text).toContain(word);
});

test('the PDF names survey and units', async () => {
  await mailed({ formats: ['pdf', 'excel'] });
  const [pdf, excel] = api.mails[0]?.attachments ?? [];
  expect(excel?.filename).toMatch(/\.xlsx$/);
  expect(pdf).toMatchObject({
    filename: 'survey_report.title.pdf',
    contentType: 'application/pdf',
  });
  const pages = await readPages(pdf?.content ?? Buffer.of());
  const text = pages.map((page) => page.text).join('\n');
  for (const word of ['A1 Akron yard', 'T1', 'V1', '100,000', 'Left alone.']) {
    expect(text).toContain(word);
  }
});

test('the file in the outbox is the one that was made', async () => {
  await mailed();
  const [mail] = api.mails;
  if (!mail) throw new Error('Nothing was mailed.');
  const { dataDir, mailFrom } = api.settings;
  await openMail({ smtpUrl: null, dataDir, mailFrom })(mail);
  const outbox = join(dataDir, 'outbox');
  const letter = await readFile(join(outbox, (await readdir(outbox))[0] ?? ''), 'utf8');
  const part = letter.split('Content-Disposition: attachment')[1] ?? '';
  const [, body = ''] = part.split('\r\n\r\n');
  const sent = Buffer.from(body.split('\r\n--')[0] ?? '', 'base64');
  expect(sent.equals(mail.attachments?.[0]?.content ?? Buffer.of())).toBe(true);
});

test('each address gets a mail of its own, the sender a copy, and nobody two', async () => {
  await mailed({
    addresses: ['rita@hauler.example', 'RITA@hauler.example', 'clerk@fleet.example'],
    is_copied_to_self: true,
    note: 'Please look at T1.\nThank you.',
  });
  expect(api.mails.map(({ to }) => to)).toEqual(['rita@hauler.example', 'clerk@fleet.example']);
  expect(api.mails[0]?.subject).toBe('Tire surveys: A1 Akron yard');
  expect(api.mails[0]?.text).toBe(
    'Hello,\n\nUma Serrano (clerk@fleet.example) sends you these tire surveys as files:\n\n' +
      'A1 Akron yard, 06/20/2025\n\n' +
      'A note from the sender:\nPlease look at T1.\nThank you.\n\nFleet Tire Portal\n',
  );
});

test('who sent what to whom is kept', async () => {
  await mailed({ surveys: [other, survey, other], note: 'Look.' });
  expect(await kept()).toEqual([
    {
      id: expect.any(Number),
      user_id: api.users.clerk,
      sent_by_name: 'Uma Serrano',
      survey_ids: [other, survey],
      addresses: ['rita@hauler.example'],
      formats: ['excel'],
      note: 'Look.',
      is_link: false,
      sent_at: api.clock.now(),
      letter_id: expect.any(Number),
    },
  ]);
});

test('what is too large for a mail stays in the portal, and the mail leads there', async () => {
  // Makes a PDF with more cells than can be laid out.
  await sql`
    with more as (
      insert into units (account_id, location_id, unit_number, type, configuration, meter)
      select account_id, location_id, 'L' || n, type, configuration, meter
      from units, generate_series(1, 2600) n where unit_number = 'T1'
      returning id, account_id, unit_number, configuration
    )
    insert into unit_inspections
      (account_id, survey_id, unit_id, inspected_on, unit_number, configuration, state)
    select account_id, ${survey}, id, '2025-06-20', unit_number, configuration, 'waiting'
    from more`.execute(api.database.kysely);
  const { body } = await mailed({ formats: ['pdf'] });
  expect(body.is_sent_as_link).toBe(true);
  expect(api.mails[0]).not.toHaveProperty('attachments');
  expect(api.mails[0]?.text).toContain(
    `A1 Akron yard, 06/20/2025\n${api.settings.origin}/fleet-survey/${survey}/overview\n`,
  );
  expect(await kept()).toMatchObject([{ is_link: true }]);
});

test.each([
  [{ surveys: [] }, 'invalid', 'surveys'],
  [{ surveys: Array(21).fill(1) }, 'too_many', 'surveys'],
  [{ formats: [] }, 'invalid', 'formats'],
  [{ formats: ['png'] }, 'invalid', 'formats.0'],
  [{ addresses: [] }, 'invalid', 'addresses'],
  [{ addresses: ['rita'] }, 'invalid', 'addresses.0'],
  [{ addresses: ['rita@hauler'] }, 'invalid', 'addresses.0'],
  [
    { addresses: ['a@b.example', 'rita@hauler.example\r\nBcc: x@evil.example'] },
    'invalid',
    'addresses.1',
  ],
  [{ addresses: ['rita@hauler.example\n'] }, 'invalid', 'addresses.0'],
  [{ addresses: ['rita@hauler.example,x@evil.example'] }, 'invalid', 'addresses.0'],
  [{ addresses: ['Rita <rita@hauler.example>'] }, 'invalid', 'addresses.0'],
  [
    { addresses: Array.from({ length: 21 }, (_, at) => `a${at}@b.example`) },
    'too_many',
    'addresses',
  ],
  [{ note: 'Bell\u0007' }, 'invalid', 'note'],
])('%j is refused as %s at %s, and nothing is sent', async (more, code, path) => {
  expect(await mailed(more)).toMatchObject({ status: 400, body: { code, path } });
  expect(api.mails).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('a survey that the sender may not see is refused like one that nobody has', async () => {
  const ofRival = await api.keepSurvey({ kind: 'dealer', dealer_id: api.dealers['008'] });
  const foreign = await mailed({ surveys: [survey, ofRival] }, 'dealer');
  expect(foreign.body).toMatchObject({ code: 'unknown_value', path: 'surveys.1' });
  expect(foreign.body).toEqual((await mailed({ surveys: [survey, 999_999] }, 'dealer')).body);
  expect(api.mails).toEqual([]);
});

test('a call that is sent three times with its key mails once', async () => {
  const client_key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => mailed({ client_key })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await mailed({ client_key })).body).toEqual(answers[0]?.body);
  expect(api.mails).toHaveLength(1);
  expect(await kept()).toHaveLength(1);
  expect((await mailed({ client_key, formats: ['pdf'] })).body.code).toBe('key_reused');
});

test('a hundred addresses an hour are enough', async () => {
  const addresses = Array.from({ length: 20 }, (_, at) => `a${at}@b.example`);
  for (let sent = 0; sent < 5; sent += 1) expect((await mailed({ addresses })).status).toBe(200);
  expect((await mailed()).status).toBe(429);
  expect((await mailed({}, 'dealer')).status).toBe(200);
});
