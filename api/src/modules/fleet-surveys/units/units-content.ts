import { type Unit, unitsList } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import { findUnitScope } from '../find-location.ts';
import { readUnits } from './read-units.ts';

type Selection = Parameters<typeof readUnits>[1];

/**
 * The units of a location or an account as content for a file that names them.
 *
 * @param today the reader's current day
 * @throws Refusal `unknown_value`, `invalid`
 */
export async function unitsContent(
  db: Kysely<Schema>,
  selection: Selection,
  today: string,
): Promise<ListContent<Unit>> {
  const { account_id, location_id } = await findUnitScope(db, selection);
  const account = await db
    .selectFrom('accounts')
    .select(['nonsig', 'name'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const location = await db
    .selectFrom('locations')
    .select(['code', 'name'])
    .where('id', '=', location_id ?? 0)
    .executeTakeFirst();
  return {
    definition: unitsList,
    values: {
      is_active: ({ is_active }, { t }) => t(`units.active.${is_active ? 'yes' : 'no'}`),
    },
    of: [
      { label: 'location.account', value: `${account.nonsig} ${account.name ?? ''}`.trim() },
      ...(location
        ? [{ label: 'location.name', value: `${location.code} ${location.name}`.trim() }]
        : []),
    ],
    read: (page) => readUnits(db, selection, page, today),
  };
}
