import { storedSurveyKinds } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { testYardApi, type YardApi } from './testing/yard-api.ts';
import { accountIds, dealerIds, yards } from './testing/yard-rows.ts';

let api: YardApi;
beforeAll(async () => {
  api = await testYardApi();
});
afterAll(() => api.close());

const nonsigs = ['007', '008', '009'] as const;
type CallerName = keyof YardApi['users'];

/** The accounts that each user sees, and the nonsig of those who work for a dealer. */
const people: Readonly<Record<CallerName, { own: boolean; foreign: boolean; nonsig?: string }>> = {
  clerk: { own: true, foreign: false },
  colleague: { own: true, foreign: false },
  stranger: { own: false, foreign: true },
  dealer: { own: true, foreign: false, nonsig: '007' },
  rival: { own: true, foreign: false, nonsig: '008' },
  admin: { own: true, foreign: true },
};

const survey = fc
  .record({
    yard: fc.constantFrom('yard', 'otherYard', 'foreignYard'),
    kind: fc.constantFrom(...storedSurveyKinds),
    nonsig: fc.option(fc.constantFrom(...nonsigs)),
  })
  .filter(({ kind, nonsig }) => kind !== 'dealer' || nonsig !== null);

test('everybody sees the surveys of their accounts, and dealers of those that dealers made their own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(survey, { maxLength: 8 }), async (surveys) => {
      await api.clearSurveys();
      const kept = [];
      for (const { yard, kind, nonsig } of surveys) {
        const id = await api.keepSurvey({
          kind,
          location_id: yards[yard],
          account_id: yard === 'foreignYard' ? accountIds.foreign : accountIds.own,
          dealer_id: nonsig === null ? null : dealerIds[nonsig],
        });
        kept.push({ id, yard, kind, nonsig });
      }
      for (const [who, sees] of Object.entries(people)) {
        for (const [yard, location_id] of Object.entries(yards)) {
          const body = { location_id, page_number: 1, page_size: 100 };
          const asked = { as: who as CallerName, body };
          const answer = await api.ask('POST fleet_survey/get_surveys', asked);
          if (!(yard === 'foreignYard' ? sees.foreign : sees.own)) {
            expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_value' } });
            continue;
          }
          const expected = kept.filter(
            (one) =>
              one.yard === yard &&
              // A crossing is not a visit.
              one.kind !== 'checkpoint' &&
              (one.kind !== 'dealer' || !sees.nonsig || one.nonsig === sees.nonsig),
          );
          const found = answer.body.surveys.map(({ survey_id }) => survey_id);
          expect([who, yard, found.toSorted()]).toEqual([
            who,
            yard,
            expected.map(({ id }) => id).toSorted(),
          ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});
