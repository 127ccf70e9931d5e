import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

interface InspectionIds {
  readonly survey: number;
  readonly unit: number;
  readonly inspection: number;
}

/** Adds a change that a survey was made, and a person present in it until long after any test. */
export async function addChangeAndPresence(
  { kysely }: Pick<Database, 'kysely'>,
  { survey, unit, inspection }: InspectionIds,
): Promise<void> {
  const { account_id, dealer_id } = await kysely
    .selectFrom('row_changes')
    .select(['account_id', 'dealer_id'])
    .where('kind', '=', 'survey')
    .where('row_id', '=', survey)
    .executeTakeFirstOrThrow();
  const changed = { kind: 'survey', row_id: survey, revision: 1 } as const;
  const at = { unit_id: unit, inspection_id: inspection, position: null };
  await kysely
    .insertInto('survey_changes')
    .values({ ...changed, ...at, survey_id: survey, account_id, dealer_id })
    .execute();
  await kysely
    .insertInto('survey_presence')
    .values(({ selectFrom }) => ({
      survey_id: survey,
      user_id: selectFrom('users').select(sql<number>`min(id)`.as('id')),
      device: '7e57ab1e-0000-4000-8000-000000000004',
      unit_id: unit,
      stream: null,
      seen_at: new Date('2099-01-01T00:00:00Z'),
    }))
    .execute();
}
