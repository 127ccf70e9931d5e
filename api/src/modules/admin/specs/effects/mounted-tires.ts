import type { AxleRole, WheelPosition } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { productName } from '../../../../db/product-name.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { everyones } from '../../../../scope/everyones.ts';

/** A tire where it stands, with its last reading by a visit: kPa and mm. */
export interface MountedTire extends WheelPosition {
  readonly unit_id: number;
  readonly unit_number: string;
  readonly location_id: number | null;
  readonly location_code: string;
  readonly location_name: string;
  readonly role: AxleRole;
  readonly load_range: string | null;
  readonly product: string;
  readonly pressure: number | null;
  readonly tread: number | null;
}

interface Wanted {
  readonly accountId: number;
  /** Null for every yard of the account. */
  readonly locationId: number | null;
  readonly roles: readonly AxleRole[];
}

/**
 * The tires that are mounted on axles of these roles, unit by unit. Tires of a lifted axle were not judged when it
 * was lifted; of a drive-over they were hot.
 */
export async function readMountedTires(
  db: Kysely<Schema>,
  { accountId, locationId, roles }: Wanted,
): Promise<MountedTire[]> {
  const { rows } = await sql<MountedTire>`
    select u.id as unit_id, u.unit_number, u.location_id, coalesce(l.code, '') as location_code,
      coalesce(l.name, '') as location_name, m.axle_number as axle, m.side, m.slot, x.role, p.load_range,
      ${productName} as product, last.pressure_kpa as pressure, last.tread_mm as tread
    from units u
    join axles x on x.configuration = u.configuration and x.role = any (${[...roles]}::text[])
    join ${everyones('mounts')} m on m.unit_id = u.id and m.ended_on is null
      and m.axle_number = x.axle_number and x.is_dual = (m.slot <> 'single')
    join ${everyones('tires')} t on t.id = m.tire_id
    left join ${everyones('locations')} l on l.id = u.location_id
    left join products p on p.id = t.product_id
    left join lateral (
      select r.pressure_kpa, r.tread_mm
      from ${everyones('readings')} r join unit_inspections i on i.id = r.inspection_id
      where r.mount_id = m.id and r.state = 'read' and not i.is_crossing
        and r.axle_number <> all (i.lifted_axles)
      order by i.inspected_on desc, i.id desc limit 1) last on true
    where u.account_id = ${accountId} and u.deleted_at is null and u.is_active
      and ${locationId === null ? sql`true` : sql`u.location_id = ${locationId}`}
    order by u.unit_number collate natural_order, u.id, m.axle_number, m.side, m.slot desc`.execute(
    db,
  );
  return rows;
}
