import { randomUUID } from 'node:crypto';
import { type CallerName, type YardApi, yardApi, yards } from '../testing/yard-api.ts';

const call = 'POST fleet_survey/save_units';
const details = 'GET fleet_survey/get_unit/{id}';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const tractor = { type: 'tractor', configuration: '6x4' } as const;
const saving = (units: readonly object[], more: object = {}, who: CallerName = 'customer') =>
  api.as(who, call, {
    body: {
      location_id: yards.akron,
      units: units.map((unit, index) => ({ ...tractor, row: index + 1, ...unit })),
      ...more,
    },
  });
const unitsOf = async () =>
  api.database.kysely.selectFrom('units').selectAll().orderBy('id').execute();
const readUnit = async (id: number) =>
  (await api.as('customer', details, { params: { id: String(id) } })).body;

test('rows are new, moved, unchanged or refused, each by itself', async () => {
  const first = await api.unit({ unit_number: 'A' });
  const second = await api.unit({ unit_number: 'B', location_id: yards.boise, vocation: 'ltl' });
  await api.unit({ unit_number: 'C' });
  const rows = [
    { unit_number: 'N1', owner: ' Apex Lease ' },
    { unit_number: 'A', unit_id: first, revision: 1 },
    { unit_number: 'b2', unit_id: second, revision: 1, owner: 'Apex Lease' },
    { unit_number: 'c' },
    { unit_number: '', vin: 'I', year: 2099 },
  ];
  const { body } = await saving(rows, { is_move_confirmed: true });
  expect(body.status.status).toBe(1);
  expect(body.units).toMatchObject([
    { row: 1, result: 'new', revision: 1, faults: [] },
    { row: 2, result: 'unchanged', unit_id: first, revision: 1, faults: [] },
    { row: 3, result: 'moved', unit_id: second, revision: 2, faults: [] },
    { row: 4, result: 'refused', unit_id: null, faults: [{ path: 'unit_number', code: 'unique' }] },
    {
      row: 5,
      result: 'refused',
      faults: [{ path: 'unit_number' }, { path: 'vin' }, { path: 'year' }],
    },
  ]);
  const moved = await readUnit(second);
  expect(moved.unit).toMatchObject({
    unit_number: 'b2',
    location_id: yards.akron,
    owner: 'Apex Lease',
    vocation: 'ltl',
  });
  expect(moved.history).toMatchObject([
    { action: 'changed', fields: { unit_number: 'B', location_id: yards.boise, owner: null } },
  ]);
  const made = await readUnit(body.units[0]?.unit_id ?? 0);
  expect(made).toMatchObject({ unit: { owner: 'Apex Lease' }, history: [{ action: 'created' }] });
  expect(await unitsOf()).toHaveLength(4);
});

test('a unit of another yard is moved once somebody has agreed, and else nothing of it is written', async () => {
  const elsewhere = await api.unit({ unit_number: 'A', location_id: yards.boise });
  const nowhere = await api.unit({ unit_number: 'B', location_id: null });
  const rows = [
    { unit_number: 'A', unit_id: elsewhere, revision: 1, year: 2020 },
    { unit_number: 'B', unit_id: nowhere, revision: 1 },
  ];
  const { body } = await saving(rows);
  expect(body.units).toMatchObject([
    { result: 'refused', faults: [{ path: 'location_id', code: 'not_confirmed' }] },
    { result: 'changed', revision: 2, faults: [] },
  ]);
  expect((await readUnit(elsewhere)).unit).toMatchObject({
    location_id: yards.boise,
    revision: 1,
    year: null,
  });
  const again = await saving(rows.slice(0, 1), { is_move_confirmed: true });
  expect(again.body.units).toMatchObject([{ result: 'moved', revision: 2, faults: [] }]);
  expect((await readUnit(elsewhere)).unit.location_id).toBe(yards.akron);
});

test('all or none: one that is refused leaves the others unsaved', async () => {
  const id = await api.unit({ unit_number: 'A' });
  const rows = [
    { unit_number: 'N1', owner: 'Apex Lease' },
    { unit_number: 'A2', unit_id: id, revision: 1 },
  ];
  const before = await api.written();
  const { body } = await saving([...rows, { unit_number: '' }], { is_all_or_none: true });
  expect(body.units.map(({ result, faults }) => [result, faults.length])).toEqual([
    ['refused', 0],
    ['refused', 0],
    ['refused', 1],
  ]);
  expect(await api.written()).toBe(before);
  const whole = await saving(rows, { is_all_or_none: true });
  expect(whole.body.units.map(({ result }) => result)).toEqual(['new', 'changed']);
  expect(whole.body.status.status).toBe(0);
});

test('rows are saved as if one after another: a number may pass from one unit to the next', async () => {
  const id = await api.unit({ unit_number: 'A' });
  const { body } = await saving([
    { unit_number: 'B', unit_id: id, revision: 1 },
    { unit_number: 'a' },
    { unit_number: 'A' },
    { unit_number: 'C', unit_id: id, revision: 1 },
  ]);
  expect(body.units.map(({ result, faults }) => [result, faults[0]?.path])).toEqual([
    ['changed', undefined],
    ['new', undefined],
    ['refused', 'unit_number'],
    ['refused', 'unit_id'],
  ]);
  expect((await unitsOf()).map(({ unit_number }) => unit_number)).toEqual(['B', 'a']);
});

test('a row that was changed elsewhere, and a foreign one, are refused', async () => {
  const changed = await api.unit({ unit_number: 'A', revision: 2 });
  const foreign = await api.unit({ unit_number: 'F', account_id: 2, location_id: yards.foreign });
  const { body } = await saving([
    { unit_number: 'A1', unit_id: changed, revision: 1 },
    { unit_number: 'A1', unit_id: changed },
    { unit_number: 'F1', unit_id: foreign, revision: 1 },
    { unit_number: 'F1', unit_id: 999_999, revision: 1 },
    { unit_number: 'F1', unit_id: randomUUID(), revision: 1 },
  ]);
  expect(body.units.map(({ faults }) => faults)).toEqual([
    [{ path: 'revision', code: 'changed_elsewhere' }],
    [{ path: 'revision', code: 'invalid' }],
    [{ path: 'unit_id', code: 'unknown_value' }],
    [{ path: 'unit_id', code: 'unknown_value' }],
    [{ path: 'unit_id', code: 'unknown_value' }],
  ]);
});

test.each([
  ['a foreign location', { location_id: yards.foreign }, 'unknown_value', 'location_id'],
  ['units beside what is taken back', { undo: randomUUID() }, 'invalid', 'undo'],
])('%s is refused', async (_, more, code, path) => {
  const before = await api.written();
  const answer = await saving([{ unit_number: 'A' }], { client_key: randomUUID(), ...more });
  expect(answer).toMatchObject({ status: 400, body: { code, path } });
  expect(await api.written()).toBe(before);
});

test('a row of the wrong form refuses the call with its place', async () => {
  const answer = await saving([{ unit_number: 'A' }, { unit_number: 'B', model: 'a\nb' }]);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', path: 'units.1.model' } });
});

describe('what was saved', () => {
  const rows = (first: number, second: number) => [
    { unit_number: 'New' },
    { unit_number: 'B', unit_id: first, revision: 1, owner: 'Apex Lease' },
    { unit_number: 'A', unit_id: second, revision: 1 },
  ];
  /**
   * Saves a new unit, and two changed ones.
   *
   * @returns the answer
   */
  async function saved(client_key: string) {
    const first = await api.unit({ unit_number: 'A', location_id: yards.boise });
    const second = await api.unit({ unit_number: 'Z' });
    const more = { client_key, is_move_confirmed: true };
    const { body } = await saving(rows(first, second), more);
    expect(body.units.map(({ result }) => result)).toEqual(['new', 'moved', 'changed']);
    return body.units.map(({ unit_id }) => unit_id);
  }
  const undo = (key: string, more: object = {}, who: CallerName = 'customer') =>
    saving([], { undo: key, ...more }, who);

  test('is taken back: new units are gone, changed ones as they were', async () => {
    const key = randomUUID();
    const [made, first = 0] = await saved(key);
    const { body } = await undo(key);
    expect(body.units.map(({ row, result, revision }) => [row, result, revision])).toEqual([
      [1, 'undone', 2],
      [2, 'undone', 3],
      [3, 'undone', 3],
    ]);
    expect((await readUnit(first)).unit).toMatchObject({
      unit_number: 'A',
      location_id: yards.boise,
      owner: null,
    });
    expect((await readUnit(first)).history[0]).toMatchObject({ action: 'restored', revision: 3 });
    const left = (await unitsOf()).filter(({ deleted_at }) => deleted_at === null);
    expect(left.map(({ unit_number }) => unit_number)).toEqual(['A', 'Z']);
    expect((await unitsOf()).find(({ id }) => id === made)?.deleted_at).not.toBeNull();
  });

  test('stays where somebody has changed it, or put it on a survey', async () => {
    const key = randomUUID();
    const [made = 0, first = 0] = await saved(key);
    await api.survey(made, '2025-06-30');
    await api.as('colleague', 'POST fleet_survey/save_unit', {
      body: {
        ...tractor,
        unit_number: 'B',
        year: 2020,
        unit_id: first,
        revision: 2,
        location_id: yards.akron,
      },
    });
    const { body } = await undo(key);
    expect(body.status.status).toBe(1);
    expect(body.units).toMatchObject([
      { result: 'refused', faults: [{ code: 'changed_elsewhere' }] },
      { result: 'refused', faults: [{ path: 'revision', code: 'changed_elsewhere' }] },
      { result: 'undone' },
    ]);
    expect((await readUnit(first)).unit).toMatchObject({ unit_number: 'B', year: 2020 });
  });

  test('to a number that another unit has by now stays', async () => {
    const key = randomUUID();
    const [, , second = 0] = await saved(key);
    await api.unit({ unit_number: 'z' });
    const { body } = await undo(key);
    expect(body.units[2]).toMatchObject({
      result: 'refused',
      faults: [{ path: 'unit_number', code: 'unique' }],
    });
    expect((await readUnit(second)).unit.unit_number).toBe('A');
  });

  test('is taken back once, by its author, at its location, within 24 hours', async () => {
    const key = randomUUID();
    await saved(key);
    const unknown = { status: 400, body: { code: 'unknown_value', path: 'undo' } };
    expect(await undo(randomUUID())).toMatchObject(unknown);
    expect(await undo(key, {}, 'colleague')).toMatchObject(unknown);
    api.clock.pass({ minutes: 24 * 60 + 1 });
    expect(await undo(key)).toMatchObject(unknown);
    api.clock.pass({ minutes: -2 });
    expect((await undo(key)).body.status.status).toBe(0);
    const again = await undo(key);
    expect(again.body.units.map(({ result }) => result)).toEqual(['refused', 'refused', 'refused']);
  });
});
