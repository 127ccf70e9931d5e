import {
  axleConfigurations,
  type ConfigurationCode,
  type PlaceObstacle,
  positionLabel,
  positionsOf,
} from '@portal/contract/fleet-surveys';
import { type Kysely, type Selectable, sql } from 'kysely';
import { Refusal, refusalMessages } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

type Mount = Selectable<Schema['mounts']>;

/**
 * Reads a mount and locks its unit and tire against further mounts until the transaction ends;
 * undefined if it was deleted.
 */
export async function lockMount(
  transaction: Kysely<Schema>,
  id: number,
): Promise<Mount | undefined> {
  const read = () =>
    transaction.selectFrom('mounts').selectAll().where('id', '=', id).executeTakeFirst();
  const mount = await read();
  if (!mount) return undefined;
  const { unit_id, tire_id } = mount;
  // Adding a mount refers to both rows, so it waits for these locks.
  await sql`select from ${unguardedTable('units')} where id = ${unit_id} for update`.execute(
    transaction,
  );
  await sql`select from ${unguardedTable('tires')} where id = ${tire_id} for update`.execute(
    transaction,
  );
  return read();
}

/** The obstacle, in the form of the answer. */
interface Obstacle {
  readonly obstacle: PlaceObstacle;
  readonly unit_number: string;
  readonly position: string;
  /** The tire there, in one line; empty if unknown. */
  readonly tire: string;
  /** The day since which the obstacle exists; null if it does not matter. */
  readonly since: string | null;
}

/** @throws Refusal `place_not_free` when a mount that has ended cannot be open again */
export async function checkPlace(transaction: Kysely<Schema>, mount: Mount): Promise<void> {
  const obstacle =
    (await missingPlace(transaction, mount)) ??
    (await laterMount(transaction, mount)) ??
    (await laterPlant(transaction, mount));
  if (obstacle)
    throw new Refusal('place_not_free', 'id', refusalMessages.place_not_free, {
      extra: { ...obstacle },
    });
}

/** The unit and position under which a change of a mount is recorded. */
export const mountAudienceOf = (
  mount: Pick<Mount, 'unit_id' | 'axle_number' | 'side' | 'slot'>,
) => ({
  unit: mount.unit_id,
  position: positionOf(mount),
});

const positionOf = ({
  axle_number: axle,
  side,
  slot,
}: Pick<Mount, 'axle_number' | 'side' | 'slot'>) => positionLabel({ axle, side, slot });

async function missingPlace(
  transaction: Kysely<Schema>,
  { unit_id, axle_number, side, slot }: Mount,
): Promise<Obstacle | null> {
  const { unit_number, configuration, deleted_at } = await transaction
    .selectFrom('units')
    .select(['unit_number', 'configuration', 'deleted_at'])
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow();
  // The database accepts no other codes.
  const places = positionsOf(axleConfigurations[configuration as ConfigurationCode]);
  const has = places.some(
    (place) => place.axle === axle_number && place.side === side && place.slot === slot,
  );
  if (has && deleted_at === null) return null;
  const position = positionOf({ axle_number, side, slot });
  return { obstacle: 'unit', unit_number, position, tire: '', since: null };
}

type LaterMount = Omit<Obstacle, 'obstacle' | 'position'> &
  Pick<Mount, 'axle_number' | 'side' | 'slot'> & { readonly is_same_tire: boolean };

/** Finds another mount at the position, or of the tire, that would overlap. */
async function laterMount(transaction: Kysely<Schema>, mount: Mount): Promise<Obstacle | null> {
  const { rows } = await sql<LaterMount>`
    select o.tire_id = ${mount.tire_id} as is_same_tire, o.axle_number, o.side, o.slot, u.unit_number,
      concat_ws(' ', p.brand, p.line, t.tin) as tire, o.started_on as since
    from mounts o
    join units u on u.id = o.unit_id
    join tires t on t.id = o.tire_id
    left join products p on p.id = t.product_id
    where o.id <> ${mount.id}
      and (o.tire_id = ${mount.tire_id} or o.unit_id = ${mount.unit_id}
        and o.axle_number = ${mount.axle_number} and o.side = ${mount.side} and o.slot = ${mount.slot})
      and (o.ended_on is null or o.started_on >= ${mount.ended_on} or o.ended_on > ${mount.ended_on})
    order by o.ended_on desc nulls first, o.started_on desc, o.id desc limit 1`.execute(
    transaction,
  );
  const [found] = rows;
  if (!found) return null;
  const { is_same_tire, axle_number, side, slot, ...told } = found;
  const position = positionOf({ axle_number, side, slot });
  return { obstacle: is_same_tire ? 'tire' : 'place', position, ...told };
}

/** Finds whether the tire went to a plant after its removal, for any dealer. */
async function laterPlant(transaction: Kysely<Schema>, mount: Mount): Promise<Obstacle | null> {
  const { rows } = await sql<{ since: string }>`
    select coalesce(picked_up_on, received_on, disposed_on) as since
    from ${unguardedTable('casings')}
    where tire_id = ${mount.tire_id}
      and coalesce(picked_up_on, received_on, disposed_on) >= ${mount.ended_on}
    order by since desc limit 1`.execute(transaction);
  const since = rows[0]?.since;
  return since === undefined
    ? null
    : { obstacle: 'plant', unit_number: '', position: positionOf(mount), tire: '', since };
}
