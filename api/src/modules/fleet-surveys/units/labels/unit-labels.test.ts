import { readLabels } from '../../../../exports/pdf/labels/testing/read-labels.ts';
import { registerWords } from '../../../../words/register-words.ts';
import { type YardApi, yardApi, yards } from '../../testing/yard-api.ts';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
  await registerWords(api.database.kysely, {
    namespace: 'surveys',
    version: '1.0.0-aaa',
    packs: { 'en-US': { 'labels.title': 'Unit labels', 'unit.vin': 'VIN' } },
  });
});
afterEach(() => api.clear());
afterAll(() => api.close());

const ask = (body: object = {}) =>
  api.as('customer', 'POST fleet_survey/get_unit_labels', {
    body: { location_id: yards.akron, ...body },
  });

test('a label says the number, the end of the VIN and the account, and its code finds the unit', async () => {
  await api.unit({ unit_number: '77.map', vin: '1M8GDM9AXKP042788' });
  const { bytes, headers } = await ask();
  expect(headers['content-disposition']).toContain('Unit labels.pdf');
  const { codes, pages } = await readLabels(bytes, 'en-US');
  expect(codes).toEqual(['77.map']);
  for (const text of ['77.map', 'KP042788', 'Moss Hauling']) expect(pages[0]?.text).toContain(text);
  const found = await api.as('customer', 'POST fleet_survey/get_unit_by_number', {
    body: { location_id: yards.akron, unit_number: codes[0] },
  });
  expect(found.body).toMatchObject({ unit: { unit_number: '77.map' } });
});

test('only those units have labels that the list is narrowed to, in its order', async () => {
  const trailer = { type: 'trailer', configuration: 'trailer_tandem' } as const;
  await api.unit({ ...trailer, unit_number: 'T9' });
  await api.unit({ ...trailer, unit_number: 'T10' });
  await api.unit({ unit_number: 'A1' });
  const { bytes } = await ask({ type: 'trailer', order_by: 1, is_sort_desc: true });
  expect((await readLabels(bytes, 'en-US')).codes).toEqual(['T10', 'T9']);
});

test('chosen units have labels, whatever the list is narrowed to, in its order', async () => {
  const ids = [];
  for (const unit_number of ['1', '2', '10']) ids.push(await api.unit({ unit_number }));
  const [one, , ten] = ids;
  const { bytes } = await ask({ unit_ids: [ten, one], type: 'trailer', order_by: 1 });
  expect((await readLabels(bytes, 'en-US')).codes).toEqual(['1', '10']);
});

test('a chosen unit of another yard, or none, is refused at its place', async () => {
  const one = await api.unit({ unit_number: '1' });
  const other = await api.unit({ unit_number: '2', location_id: yards.boise });
  for (const unknown of [other, 9_999])
    expect(await ask({ unit_ids: [one, unknown] })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'unit_ids.1' },
    });
  expect(await ask({ unit_ids: [one, one] })).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
});

test('a yard of others has no labels', async () => {
  expect(await ask({ location_id: yards.foreign })).toMatchObject({
    status: 400,
    body: { code: 'unknown_value', path: 'location_id' },
  });
});
