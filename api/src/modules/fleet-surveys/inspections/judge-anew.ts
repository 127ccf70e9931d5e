import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { StoredInspection } from './find-inspection.ts';
import { judgeEach } from './judge.ts';

/** Inspections that are judged at once. */
const batch = 500;

/**
 * Judges inspections whose readings came in as a file, of whatever account, as if each tire had been
 * saved. One that waited has been started.
 *
 * @param hotAllowance kPa by which the pressures of drive-overs are judged less that were not judged yet
 */
export const judgeWith =
  (hotAllowance: number) =>
  async (transaction: Kysely<Schema>, ids: readonly number[]): Promise<void> => {
    await allow(transaction, ids, hotAllowance);
    await judgeAnew(transaction, ids);
  };

async function allow(
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

async function judgeAnew(transaction: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  const now = new Date();
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    // The database takes no other configurations.
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
