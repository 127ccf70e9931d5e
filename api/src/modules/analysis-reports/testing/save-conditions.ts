import type { Database } from '../../../db/database.ts';
import { keptConditions } from '../conditions/kept-conditions.ts';
import { readFleetConditions } from '../conditions/read-fleet-conditions.ts';
import type { Scope } from './condition-selections.ts';
import { usualShares } from './conditions.ts';

/** Saves a report of the demo user `gyr` as its job would. */
export async function saveConditions(
  { kysely }: Pick<Database, 'kysely'>,
  scope: Scope,
  shares = usualShares,
) {
  const made = await readFleetConditions(kysely, { scope, fleets: '', request: {}, shares });
  const at = new Date('2025-07-01T12:00:00Z');
  const owner = await kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('kept_reports')
    .values({
      user_id: owner.id,
      report_type: keptConditions.type,
      name: 'Kept',
      subject: '',
      request: JSON.stringify(scope),
      user_time: '',
      account_ids: [],
      unit_ids: [],
      dealer_ids: null,
      inspection_ids: [...made.inspectionIds],
      state: 'ready',
      parts: 1,
      answer: JSON.stringify(made.report),
      form_version: keptConditions.version,
      made_at: at,
      client_key: null,
      created_at: at,
      ordered_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, report: made.report };
}
