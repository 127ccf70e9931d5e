import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { type Change, recordRowChanges } from '../../../writing/row-changes.ts';
import { type InspectionApi, inspectionApi } from '../inspections/testing.ts';
import { changesSince } from './changes-since.ts';

// The embedded database has only one connection, so concurrent writes are impossible there.

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => api.clearSurveys());
afterAll(() => api.close());

const units = ['T1', 'T2', 'T3'] as const;
const author = { user: { id: 1, name: 'Uma', lastName: 'Serrano' }, now: new Date() };

/** A random transaction: the surveys and units that it changes, its duration, and its end. */
const write = fc.record({
  surveys: fc.array(fc.nat({ max: 2 }), { maxLength: 3 }),
  units: fc.array(fc.constantFrom(...units), { maxLength: 2 }),
  milliseconds: fc.nat({ max: 6 }),
  isRefused: fc.boolean(),
});
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

let revision = 0;

async function perform(surveys: readonly number[], write: Write): Promise<void> {
  const changes: Change[] = [
    ...write.surveys.map((index) => ({ survey: surveys[index] ?? 0 })),
    ...write.units.map((unit) => ({ unit: api.units[unit] })),
  ].map((told) => {
    revision += 1;
    return {
      kind: 'survey',
      id: 1,
      revision,
      accountId: 1,
      action: 'changed',
      before: {},
      told,
    };
  });
  await api.database.kysely
    .transaction()
    .execute(async (transaction) => {
      for (const change of changes) {
        await recordRowChanges(transaction, author, [change]);
        await wait(randomInt(write.milliseconds + 1));
      }
      if (write.isRefused) throw new Error('refused');
    })
    .catch((error: Error) => {
      if (error.message !== 'refused') throw error;
    });
}

test('numbers have no gap, whoever writes beside whom, and whoever reads meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 2, maxLength: 24 }), async (writes) => {
      await api.clearSurveys();
      await api.database.kysely.deleteFrom('survey_counters').execute();
      const surveys = [await api.keepSurvey(), await api.keepSurvey(), await api.keepSurvey()];
      for (const survey of surveys) for (const unit of units) await api.inspect(survey, unit);
      let isDone = false;
      // Each read continues after the previous one: a number committed late would be missed.
      const reading = surveys.map(async (survey) => {
        const seen: number[] = [];
        for (let isLast = false; ; isLast = isDone) {
          const at = seen.at(-1) ?? 0;
          const found = await changesSince(api.database.kysely, [{ survey, at }], 1000);
          seen.push(...found.map(({ number }) => number));
          if (isLast) return seen;
          await wait(2);
        }
      });
      const done = Promise.all(writes.map((each) => perform(surveys, each)));
      await done.finally(() => {
        isDone = true;
      });
      const counted = surveys.map(
        (_, index) =>
          writes
            .filter(({ isRefused }) => !isRefused)
            .flatMap((each) => [
              ...each.surveys.filter((survey) => survey === index),
              ...each.units,
            ]).length,
      );
      for (const [index, seen] of (await Promise.all(reading)).entries())
        expect(seen).toEqual(Array.from({ length: counted[index] ?? 0 }, (_, at) => at + 1));
    }),
    { numRuns: 25 },
  );
});
