import { randomUUID } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import { testAddress } from '../../../db/testing.ts';
import { sheetRow, workbookOf } from '../import/testing/workbook.ts';
import { type GuardedApi, guardedApi } from './testing.ts';

let api: GuardedApi;
beforeAll(async () => {
  api = await guardedApi();
});
afterAll(() => api.close());

const importing = (file: Uint8Array) =>
  api.unwritten('POST fleet_survey/import_units', {
    body: {
      location_id: api.yard,
      file_name: 'units.xlsx',
      content: Buffer.from(file).toString('base64'),
    },
  });

const heading = sheetRow('Unit', 'Type', 'Axles');
const tractor = sheetRow('N1', 'tractor', '6x4');
const part = (name: string, claimed = 1) => ({ name, content: Buffer.from('x'), claimed });
const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

test.each([
  ['of headings alone', workbookOf(heading), 'invalid'],
  ['of 200,000 rows', workbookOf(heading + tractor.repeat(200_000)), 'too_many'],
  // The directory gives a size of 4 GB or more as the largest four-byte number.
  [
    'of 5 GB unpacked',
    workbookOf(heading + tractor, [part('xl/a.xml', 0xffffffff)]),
    'file_too_large',
  ],
  ['with macros', workbookOf(heading + tractor, [part('xl/vbaProject.bin')]), 'file_unreadable'],
  ['that is a renamed image', image, 'file_unreadable'],
])('a workbook %s is refused as a whole', async (_, file, code) => {
  expect(await importing(file)).toMatchObject({ status: 400, body: { code, path: 'content' } });
});

test('a workbook without headings is said to have none, and its first row is a unit', async () => {
  const { status, body } = await importing(workbookOf(tractor + sheetRow('N2', 'tractor', '6x4')));
  expect([status, body]).toMatchObject([
    200,
    { headings: 'none', rows: [{ row: 1, values: { unit_number: 'N1' } }, { row: 2 }] },
  ]);
});

test('of merged cells the first has the value, and the rows of the others say what they lack', async () => {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Units',
        rows: [
          ['Unit', 'Type', 'Axles'],
          ['M1', 'tractor', '6x4'],
          ['M2', null, '6x4'],
        ],
        merges: [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }],
      },
    ],
  });
  expect((await importing(file)).body.rows).toMatchObject([
    { values: { unit_number: 'M1', type: 'tractor' }, faults: [] },
    { values: { unit_number: 'M2' } },
  ]);
});

test('a formula counts as what it came to, and one that came to nothing is a fault of its row', async () => {
  const rows =
    heading +
    '<row><c><f>1000+1</f><v>1001</v></c><c t="str"><f>A9</f><v>tractor</v></c><c t="str"><v>6x4</v></c></row>' +
    '<row><c><f>WEBSERVICE("http://x")</f></c><c t="str"><v>tractor</v></c><c t="str"><v>6x4</v></c></row>';
  expect((await importing(workbookOf(rows))).body).toMatchObject({
    rows: [
      { values: { unit_number: '1001' }, faults: [] },
      { faults: [{ path: 'unit_number', code: 'invalid' }] },
    ],
  });
});

describe('an address with line breaks is refused', () => {
  const place = { ...testAddress, account: '0042', code: 'C9', name: 'Canton', city: 'Canton' };
  test.each(['name', 'address', 'city', 'postal_code', 'code'])('as the %s', async (path) => {
    const body = { client_key: randomUUID(), ...place, [path]: '9 Depot Rd\nBcc: all' };
    expect(await api.unwritten('POST fleet_survey/add_location', { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path },
    });
  });

  test('of a mail', async () => {
    const { survey_id } = await api.surveyIn();
    const addresses = ['a@b.example', 'rita@hauler.example\r\nBcc: x@evil.example'];
    const mail = { surveys: [survey_id], formats: ['pdf'], addresses };
    const body = { client_key: randomUUID(), ...mail };
    expect(await api.unwritten('POST fleet_survey/send_email_reports', { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'addresses.1' },
    });
    expect(api.mails).toEqual([]);
  });
});
