import type { AxleRole, WheelPosition } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { productName } from '../../../../db/product-name.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { unguardedTable } from '../../../../scope/unguarded-table.ts';

/** A unit with mounted tires, and its yard. */
export interface MountedUnit {
  readonly id: number;
  readonly unit_number: string;
  readonly location_id: number | null;
  readonly location_code: string;
  readonly location_name: string;
}

interface TireProduct {
  readonly id: number;
  readonly load_range: string | null;
  readonly name: string;
}

/** A tire at its position, with its last reading by a visit: kPa and mm. */
export interface MountedTire extends WheelPosition {
  readonly role: AxleRole;
  readonly product_id: number | null;
  readonly pressure: number | null;
  readonly tread: number | null;
}

/** The tires of a unit, front to back. */
export interface UnitTires {
  readonly unit: MountedUnit;
  readonly tires: readonly MountedTire[];
}

export interface MountedTires {
  /** By unit number. */
  readonly units: readonly UnitTires[];
  readonly products: ReadonlyMap<number | null, TireProduct>;
}

interface ReadMountedTiresOptions {
  readonly accountId: number;
  /** Null for every yard of the account. */
  readonly locationId: number | null;
  readonly roles: readonly AxleRole[];
}

/**
 * Reads the tires mounted on axles of these roles. Skips readings of lifted axles, whose tires were
 * not judged, and of crossings, whose tires were hot.
 */
export async function readMountedTires(
  db: Kysely<Schema>,
  { accountId, locationId, roles }: ReadMountedTiresOptions,
): Promise<MountedTires> {
  const ofUnits = sql`u.account_id = ${accountId} and u.deleted_at is null and u.is_active
    and ${locationId === null ? sql`true` : sql`u.location_id = ${locationId}`}`;
  const units = await sql<MountedUnit>`
    select u.id, u.unit_number, u.location_id, coalesce(l.code, '') as location_code,
      coalesce(l.name, '') as location_name
    from units u left join ${unguardedTable('locations')} l on l.id = u.location_id
    where ${ofUnits}
    order by u.unit_number collate natural_order, u.id`.execute(db);
  // With a hundred thousand tires, columns of the unit or product are not repeated in every row.
  const tires = await sql<MountedTire & { readonly unit_id: number }>`
    select u.id as unit_id, m.axle_number as axle, m.side, m.slot, x.role, t.product_id,
      last.pressure_kpa as pressure, last.tread_mm as tread
    from units u
    join axles x on x.configuration = u.configuration and x.role = any (${[...roles]}::text[])
    join ${unguardedTable('mounts')} m on m.unit_id = u.id and m.ended_on is null
      and m.axle_number = x.axle_number and x.is_dual = (m.slot <> 'single')
    join ${unguardedTable('tires')} t on t.id = m.tire_id
    left join lateral (
      select r.pressure_kpa, r.tread_mm
      from ${unguardedTable('readings')} r join unit_inspections i on i.id = r.inspection_id
      where r.mount_id = m.id and r.state = 'read' and not i.is_crossing
        and r.axle_number <> all (i.lifted_axles)
      order by i.inspected_on desc, i.id desc limit 1) last on true
    where ${ofUnits}
    order by m.axle_number, m.side, m.slot desc`.execute(db);
  const products = await sql<TireProduct>`
    select p.id, p.load_range, ${productName} as name from products p
    where p.id = any (${[...new Set(tires.rows.map(({ product_id }) => product_id))]}::int[])`.execute(
    db,
  );
  const byUnit = new Map<number, MountedTire[]>();
  for (const tire of tires.rows) {
    const own = byUnit.get(tire.unit_id);
    if (own) own.push(tire);
    else byUnit.set(tire.unit_id, [tire]);
  }
  return {
    units: units.rows.flatMap((unit) => {
      const own = byUnit.get(unit.id);
      return own ? [{ unit, tires: own }] : [];
    }),
    products: new Map(products.rows.map((product) => [product.id, product])),
  };
}
