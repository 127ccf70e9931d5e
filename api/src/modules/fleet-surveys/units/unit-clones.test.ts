import { randomUUID } from 'node:crypto';
import { nextUnitNumber, surveyLimits, unitNumber } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { type YardApi, yardApi, yards } from '../testing/yard-api.ts';

const clone = 'POST fleet_survey/clone_unit';
const details = 'GET fleet_survey/get_unit/{id}';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const clones = (body: object) => api.as('customer', clone, { body });
const idOf = (id: number | string) => ({ params: { id: String(id) } });
const read = async (id: number) => (await api.as('customer', details, idOf(id))).body;

describe('clones', () => {
  test('count their numbers up, and are like the unit without VIN and plate', async () => {
    const unit_id = await api.unit({
      vin: '1M8GDM9AXKP042788',
      license_plate: 'A1',
      manufacturer: 'Norland',
      year: 2020,
      location_id: yards.boise,
    });
    const { body } = await clones({ unit_id, first_number: ' 0098 ', count: 3 });
    expect(body.clones.map(({ unit_number }) => unit_number)).toEqual(['0098', '0099', '0100']);
    for (const { unit_id: id } of body.clones) {
      const { unit, history } = await read(id);
      expect(unit).toMatchObject({ manufacturer: 'Norland', year: 2020, location_code: '0002' });
      expect([unit.vin, unit.license_plate, unit.revision]).toEqual([null, null, 1]);
      expect(history).toMatchObject([{ action: 'created', changed_by: 'Uma Serrano' }]);
    }
  });

  test('are previewed with those that are taken, and nothing is written', async () => {
    const unit_id = await api.unit({ unit_number: 't-10' });
    const before = await api.written();
    const said = { unit_id, first_number: 'T-9', count: 3, is_preview: true };
    const { body } = await clones({ ...said, client_key: randomUUID() });
    expect(body.clones).toEqual([
      { unit_number: 'T-9', is_taken: false, unit_id: null },
      { unit_number: 'T-10', is_taken: true, unit_id: null },
      { unit_number: 'T-11', is_taken: false, unit_id: null },
    ]);
    expect(await api.written()).toBe(before);
  });

  test.each([
    [1, ['t-11']],
    [3, ['t-14', 't-15', 't-16']],
  ])('without a first number get the next %i that are free, in a row', async (count, numbers) => {
    const unit_id = await api.unit({ unit_number: 't-9' });
    for (const unit_number of ['T-10', 't-13']) await api.unit({ unit_number });
    const { body: proposed } = await clones({ unit_id, count, is_preview: true });
    expect(proposed.clones.map(({ unit_number }) => unit_number)).toEqual(numbers);
    const { body } = await clones({ unit_id, count });
    expect(body.clones.map(({ unit_number }) => unit_number)).toEqual(numbers);
  });

  test('without a first number are refused where numbers become too long', async () => {
    const unit_id = await api.unit({ unit_number: '9'.repeat(40) });
    const answer = await clones({ unit_id, count: 1, is_preview: true });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', path: 'count' } });
  });

  test.each([
    ['a number that is taken', { first_number: 'T-9', count: 3 }, 'unique', 'first_number'],
    ['no number', { first_number: ' ' }, 'invalid', 'first_number'],
    ['numbers that grow too long', { first_number: '9'.repeat(40), count: 2 }, 'invalid', 'count'],
    ['none', { count: 0 }, 'invalid', 'count'],
    ['too many', { count: 101 }, 'invalid', 'count'],
    ['of no unit', { unit_id: 999_999 }, 'unknown_value', 'unit_id'],
  ])('%s are refused, and nothing is written', async (_, said, code, path) => {
    const unit_id = await api.unit({ unit_number: 't-10' });
    const before = await api.written();
    const answer = await clones({ unit_id, first_number: 'C1', count: 1, ...said });
    expect(answer).toMatchObject({ status: 400, body: { code, path } });
    expect(await api.written()).toBe(before);
  });

  const numbers = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: surveyLimits.unitNumber })
    .filter((text) => unitNumber(text) !== null);

  test('of any first number are as many as are asked for, each one more than the last, or none', async () => {
    await fc.assert(
      fc.asyncProperty(numbers, fc.integer({ min: 1, max: 12 }), async (first_number, count) => {
        await api.clear();
        const unit_id = await api.unit({ unit_number: 'the one that is cloned' });
        const expected: (string | null)[] = [unitNumber(first_number)];
        while (expected.length < count) expected.push(nextUnitNumber(expected.at(-1) ?? ''));
        const before = await api.countRows('units');
        const { status, body } = await clones({ unit_id, first_number, count });
        const made = (await api.countRows('units')) - before;
        if (expected.includes(null)) {
          expect([status, made]).toEqual([400, 0]);
          return;
        }
        expect([status, made]).toEqual([200, count]);
        expect(body.clones.map(({ unit_number }) => unit_number)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});
