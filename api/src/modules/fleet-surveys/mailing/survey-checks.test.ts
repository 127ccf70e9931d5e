import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';

let api: YardApi;
let survey: number;
beforeAll(async () => {
  api = await testYardApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clearSurveys();
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '1' }).execute();
  api.mails.length = 0;
  survey = await api.keepSurvey();
});

/** The files mailed for the survey: the rows of each sheet by name, and the text of the PDF. */
async function mailed() {
  await api.ask('POST fleet_survey/send_email_reports', {
    headers: { 'user-time': '07/01/2025 08:00:00', 'user-language': 'en-US' },
    body: { surveys: [survey], formats: ['pdf', 'excel'], addresses: ['rita@hauler.example'] },
  });
  await api.outbox.idle();
  const [pdf, excel] = api.mails[0]?.attachments ?? [];
  const { sheets } = await readXlsx(excel?.content ?? Buffer.of());
  const pages = await readPages(pdf?.content ?? Buffer.of());
  return {
    names: sheets.map(({ name }) => name),
    rows: sheets[2]?.rows ?? [],
    text: pages.map((page) => page.text.replaceAll(/\s+/g, ' ')).join(' '),
  };
}

const account = async (inspection_id: number) => {
  const { account_id } = await api.database.kysely
    .selectFrom('unit_inspections')
    .select('account_id')
    .where('id', '=', inspection_id)
    .executeTakeFirstOrThrow();
  return { account_id, inspection_id };
};

test('the files hold the checklist of each trailer, with what fails and what was noted', async () => {
  await api.inspect(survey, 'T1');
  const of = await account(await api.inspect(survey, 'V1'));
  await api.database.kysely
    .insertInto('checklist_answers')
    .values([
      { ...of, item: 'doors', answer: 'fail', notes: 'Left one sticks.' },
      { ...of, item: 'tires', answer: 'fail', notes: '' },
      { ...of, item: 'lights', answer: 'pass', notes: 'One is dim.' },
      { ...of, item: 'abs_lamp', answer: 'not_applicable', notes: '' },
    ])
    .execute();

  const { names, rows, text } = await mailed();
  expect(names.slice(2)).toEqual([expect.stringMatching(/^checklist\.title A1/)]);
  expect(rows.slice(-2)).toEqual([
    [
      'unit.number',
      'checklist.title',
      'checklist_answer.fail',
      'checklist_answer.not_applicable',
      'checklist.notes',
    ],
    [
      'V1',
      'checklist.passed',
      'checklist_item.tires, checklist_item.doors',
      'checklist_item.abs_lamp',
      'checklist_item.lights: One is dim.; checklist_item.doors: Left one sticks.',
    ],
  ]);
  for (const word of ['checklist.title', 'V1', 'Left one sticks.']) expect(text).toContain(word);
});

test.each([
  ['1', [450, 500, 440]],
  ['2', [610.119, 677.91, 596.5608]],
] as const)(
  'the files hold the torques of wheels in the units %s of their reader',
  async (units, values) => {
    await api.database.kysely.updateTable('users').set({ unit_of_measurement: units }).execute();
    const of = await account(await api.inspect(survey, 'T1', { odometer_km: 1000 }));
    const check = {
      ...of,
      fasteners: 'm22',
      least_nm: 450 * 1.35582,
      most_nm: 500 * 1.35582,
    } as const;
    await api.database.kysely
      .insertInto('torque_checks')
      .values([
        { ...check, axle_number: 2, side: 'right', measured_nm: null, result: 'missing_hardware' },
        { ...check, axle_number: 1, side: 'left', measured_nm: 440 * 1.35582, result: 'low' },
      ])
      .execute();

    const { names, rows, text } = await mailed();
    expect(names.slice(2)).toEqual([expect.stringMatching(/^torque\.title A1/)]);
    expect(rows.slice(-2)).toEqual([
      ['T1', 'torque.end_left', 'fasteners.m22', ...values, 'torque_result.low'],
      [
        'T1',
        'torque.end_right',
        'fasteners.m22',
        ...values.slice(0, 2),
        null,
        'torque_result.missing_hardware',
      ],
    ]);
    for (const word of ['torque.title', 'torque_result.low']) expect(text).toContain(word);
  },
);

test('where nothing was checked the files have no table for it', async () => {
  await api.inspect(survey, 'V1');
  expect((await mailed()).names).toHaveLength(2);
});
