import type { Kysely } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import { accountIds, yards } from '../../surveys/testing/yard-rows.ts';
import { removeTire } from '../remove-tire.ts';
import { bodies, deletion, type KeyedWrite } from './keyed-write.ts';

const said = {
  tread_depth_format: 'mm',
  distance_format: 'km',
  odometer: 120_000,
  hours: null,
  tread_depth: 4,
  removal_reasons: ['puncture'],
  wear_conditions: ['cut'],
  destination: 'repair',
  comments: 'A bolt.',
};

/** Stores a tire removed from a new tractor in the yard. */
async function store(kysely: Kysely<Schema>, unit_number: string): Promise<number> {
  const { id } = await kysely
    .insertInto('units')
    .values({
      account_id: accountIds.own,
      location_id: yards.yard,
      unit_number,
      type: 'tractor',
      configuration: '6x4',
      meter: 'odometer',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return removeTire(kysely, id);
}

/** All writes of removed tires. */
export const removedTireWrites: readonly KeyedWrite[] = [
  {
    name: 'what is said of a removed tire',
    call: 'PUT fleet_survey/update_removed_tire',
    adds: { removal_conditions: 1, row_changes: 1 },
    store,
    async prepare(_, key, __, id) {
      return bodies(key, { id, revision: 1, ...said }, { comments: 'A nail.' });
    },
  },
  {
    name: 'a removed tire that goes back to its place',
    call: 'DELETE fleet_survey/delete_removed_tire/{id}',
    adds: { mount_wears: -1, removals: -1, row_changes: 1, audit_entries: 1 },
    store,
    async prepare(_, client_key, __, id) {
      return deletion(id, { client_key, revision: '1' });
    },
  },
  {
    name: 'a tire that is taken off again',
    call: 'PUT fleet_survey/update_removed_tire',
    adds: { mount_wears: 1, removals: 1, removal_conditions: 1, row_changes: 1 },
    store,
    async prepare(ask, key, _, id) {
      const removed = { params: { id: String(id) }, query: { revision: '1' } };
      const { revision } = await ask('DELETE fleet_survey/delete_removed_tire/{id}', removed);
      return bodies(key, { id, revision, is_restored: true, ...said }, { hours: 1 });
    },
  },
];
