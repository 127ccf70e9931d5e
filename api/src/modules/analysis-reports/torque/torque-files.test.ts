import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { readEveryCheck } from '../testing/every-check.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const retorques = 'POST torque_summary_report/get_retorques';
const page = { page_number: 1, page_size: 100 };
const everywhere = { location_ids: [] };
const english: Readonly<Record<string, string>> = {
  'torque_result.in_spec': 'In spec',
  'torque_result.low': 'Low',
  'torque_result.high': 'High',
  'torque_result.re_torqued': 'Re-torqued',
  'torque_result.missing_hardware': 'Missing hardware',
  'retorque_state.overdue': 'Overdue',
  'retorque_state.unknown': 'Odometer unknown',
};

test('the files hold the rows of the selection, in the order of the list', async () => {
  const body = { ...everywhere, date_from: '2025-05-01', order_by: 5 };
  const checks = await readEveryCheck(api, body);
  expect(checks.length).toBeGreaterThan(5);
  const whole = Math.round;
  const excel = await api.as('gyr', 'POST torque_summary_report/download_excel', { body });
  const { sheets } = await readXlsx(new Uint8Array(excel.bytes));
  const held = sheets
    .flatMap((sheet) => sheet.rows)
    .filter((row) => row.length > 5 && row[1] instanceof Date);
  expect(held).toEqual(
    checks.map((check) => [
      check.unit_number,
      new Date(`${check.checked_on}T00:00:00Z`),
      check.fleet_name,
      check.fleet_location,
      `Axle ${check.axle_number}, ${check.side}`,
      `${whole(check.least)}–${whole(check.most)}`,
      check.measured,
      english[`torque_result.${check.result}`],
      check.since_fitting,
    ]),
  );
  const pdf = await api.as('gyr', 'POST torque_summary_report/download_pdf', { body });
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  expect(text).toContain('Spec (lb·ft)');
  for (const { unit_number, measured } of checks)
    expect(text).toMatch(
      new RegExp(`${unit_number} .*${measured === null ? '' : whole(measured)}`),
    );
});

test('the files of what is left to do hold its rows', async () => {
  const body = { ...everywhere, date_to: '2025-06-20' };
  const { wheel_ends } = (await api.as('gyr', retorques, { body: { ...body, ...page } })).body;
  const name = 'POST torque_summary_report/download_retorques_excel';
  const { sheets } = await readXlsx(new Uint8Array((await api.as('gyr', name, { body })).bytes));
  const held = sheets.flatMap((sheet) => sheet.rows).filter((row) => row[5] instanceof Date);
  expect(held.slice(0, 100)).toEqual(
    wheel_ends.map((end) => [
      end.unit_number,
      english[`retorque_state.${end.state}`],
      end.fleet_name,
      end.fleet_location,
      `Axle ${end.axle_number}, ${end.side}`,
      new Date(`${end.fitted_on}T00:00:00Z`),
      end.since_fitting,
    ]),
  );
});
