import type { SpecField, SpecProduct } from '@portal/contract/admin';
import { type AxleRole, defaultSpec, torqueSpecs } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { productName } from '../../../db/product-name.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { everyones } from '../../../scope/everyones.ts';

export type SpecValues = Readonly<Record<SpecField, number | null>>;

/** A spec as it is stored: kPa, mm and N·m. */
export interface StoredSpec extends SpecValues {
  readonly id: number;
  readonly role: AxleRole;
  readonly locationId: number | null;
  readonly validFrom: string;
  readonly products: readonly SpecProduct[];
}

/** The specs of an account itself and of some of its yards, of any day. */
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
        from ${everyones('spec_products')} a join products p on p.id = a.product_id
        where a.spec_id = s.id), '[]') as products
    from specs s
    where s.account_id = ${accountId}
      and (s.location_id is null or s.location_id = any (${[...locationIds]}::int[]))`.execute(db);
  return rows;
}

/** The values of a spec that asks for nothing. */
export const noValues: SpecValues = {
  target_pressure: null,
  pull_depth: null,
  casing_age: null,
  most_repairs: null,
  most_caps: null,
  torque_m22: null,
  torque_stud_20mm: null,
};

/** The columns of a spec with these values. */
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

/** What holds where nobody asks for anything: of the pressure what is usual without a load range. */
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
