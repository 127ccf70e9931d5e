import { surveyLimits, unitNumber } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { type SurveysApi, testSurveysApi } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
});
afterAll(() => api.close());

const numbers = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: surveyLimits.unitNumber })
  .filter((text) => unitNumber(text) !== null);

test('whatever is a number is kept as it is, found whatever stands around it, and there once', async () => {
  await fc.assert(
    fc.asyncProperty(numbers, async (text) => {
      await api.database.kysely.deleteFrom('units').execute();
      const unit = await api.addUnit({ unit_number: text });
      expect(unit.unit_number).toBe(unitNumber(text));
      const asked = { account: '0042', unit_number: `\u3000${text} ` };
      const found = await api.asUma('POST fleet_survey/get_unit_by_number', asked);
      expect(found.body.unit).toEqual(unit);
      expect((await api.saveUnit({ unit_number: ` ${text}` })).body.code).toBe('unique');
    }),
    { numRuns: 40 },
  );
});
