import type { SpecField, SpecProduct } from '@portal/contract/admin';
import { type AxleRole, defaultSpec, torqueSpecs } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { productName } from '../../../db/product-name.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

export type SpecValues = Readonly<Record<SpecField, number | null>>;

/** A spec in stored units: kPa, mm and N·m. */
export interface StoredSpec extends SpecValues {
  readonly id: number;
  readonly role: AxleRole;
  readonly locationId: number | null;
  readonly validFrom: string;
  readonly products: readonly SpecProduct[];
}

/** Reads the specs of an account and of the given yards, for any day. */
export async function readSpecs(
  db: Kysely<Schema>,
  accountId: number,
  locationIds: readonly number[] = [],
): Promise<StoredSpec[]> {
  const { rows } = await sql<StoredSpec>`
    select s.id, s.role, s.location_id as "locationId", s.valid_from as "validFrom",
      s.target_pressure_kpa as target_pressure, s.pull_depth_mm as pull_depth,
      s.casing_age_years as casing_age, s.most_repairs, s.most_caps,
      s.m22_torque_nm as torque_m22, s.stud_20mm_torque_nm as torque_stud_20mm,
      coalesce((
        select json_agg(json_build_object('product_id', p.id, 'name', ${productName},
          'is_retired', p.retired_at is not null)
          order by ${productName} collate natural_order, p.id)
        from ${unguardedTable('spec_products')} a join products p on p.id = a.product_id
        where a.spec_id = s.id), '[]') as products
    from specs s
    where s.account_id = ${accountId}
      and (s.location_id is null or s.location_id = any (${[...locationIds]}::int[]))`.execute(db);
  return rows;
}

/** The values of an empty spec. */
export const noValues: SpecValues = {
  target_pressure: null,
  pull_depth: null,
  casing_age: null,
  most_repairs: null,
  most_caps: null,
  torque_m22: null,
  torque_stud_20mm: null,
};

/** Maps the values of a spec to its columns. */
export const specColumns = (values: SpecValues) => ({
  target_pressure_kpa: values.target_pressure,
  pull_depth_mm: values.pull_depth,
  casing_age_years: values.casing_age,
  most_repairs: values.most_repairs,
  most_caps: values.most_caps,
  m22_torque_nm: values.torque_m22,
  stud_20mm_torque_nm: values.torque_stud_20mm,
});

const middle = ({ least, most }: { readonly least: number; readonly most: number }) =>
  (least + most) / 2;

/** Defaults where no spec sets a value; the pressure is the usual one for an unknown load range. */
export function usualValues(role: AxleRole): SpecValues {
  const { targetPressure, pullDepth } = defaultSpec(role, null);
  return {
    target_pressure: targetPressure,
    pull_depth: pullDepth,
    casing_age: null,
    most_repairs: null,
    most_caps: null,
    torque_m22: middle(torqueSpecs.m22),
    torque_stud_20mm: middle(torqueSpecs.stud_20mm),
  };
}
