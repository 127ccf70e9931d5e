import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { StoredInspection } from './find-inspection.ts';
import { judgeEach } from './judge.ts';

/** Inspections that are judged at once. */
const batch = 500;

/**
 * Judges inspections whose readings came from a file, for any account, as if each tire had been
 * saved. A waiting inspection becomes a started one.
 *
 * @param hotAllowance kPa deducted from the pressures of crossings that were not judged before
 */
export const rejudgeWithAllowance =
  (hotAllowance: number) =>
  async (transaction: Kysely<Schema>, ids: readonly number[]): Promise<void> => {
    await setHotAllowance(transaction, ids, hotAllowance);
    await rejudge(transaction, ids);
  };

async function setHotAllowance(
  transaction: Kysely<Schema>,
  ids: readonly number[],
  hotAllowance: number,
): Promise<void> {
  await transaction
    .updateTable('crossings')
    .set({ hot_allowance_kpa: hotAllowance })
    .where('hot_allowance_kpa', 'is', null)
    .where('survey_id', 'in', ({ selectFrom }) =>
      selectFrom('unit_inspections')
        .select('survey_id')
        .where('id', '=', sql<number>`any (${ids}::int[])`)
        .where('is_crossing', '=', true),
    )
    .execute();
}

async function rejudge(transaction: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  const now = new Date();
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    // The database accepts no other configurations.
    const inspections = (await transaction
      .selectFrom('unit_inspections')
      .selectAll()
      .where('id', 'in', some)
      .orderBy('id')
      .execute()) as StoredInspection[];
    const surveys = await transaction
      .selectFrom('surveys')
      .selectAll()
      .where('id', 'in', [...new Set(inspections.map(({ survey_id }) => survey_id))])
      .execute();
    const surveyOf = new Map(surveys.map((survey) => [survey.id, survey]));
    await judgeEach(
      transaction,
      inspections.map((inspection) => {
        const survey = surveyOf.get(inspection.survey_id);
        if (!survey) throw new Error(`Inspection ${inspection.id} has no survey.`);
        const state = inspection.state === 'waiting' ? 'started' : inspection.state;
        return { survey, inspection: { ...inspection, state, changed_at: now } };
      }),
    );
  }
}
