import type { SpecColor, SpecSaving } from '@portal/contract/admin';
import {
  type AxleSpec,
  concerns,
  findingsOf,
  isRead,
  specOf,
  type TireSpec,
  worstOf,
} from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../../access/current-user.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { checkedRoles, checkValidFrom } from '../checked-specs.ts';
import { chosenYards, overwrittenYardIds } from '../chosen-yards.ts';
import { readYards } from '../find-yards.ts';
import { plannedWrites, replaces, type SpecWrite } from '../planned-writes.ts';
import { findOwner } from '../spec-owner.ts';
import { specUnitsOf } from '../spec-units.ts';
import { readSpecs, type StoredSpec } from '../stored-specs.ts';
import {
  type MountedTire,
  type MountedTires,
  type MountedUnit,
  readMountedTires,
  type UnitTires,
} from './mounted-tires.ts';

/** A mounted tire with its colors by the present and the proposed specs. */
export interface JudgedTire extends MountedTire {
  readonly unit: MountedUnit;
  readonly product: string;
  readonly before: SpecColor;
  readonly after: SpecColor;
}

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly today: string;
}

/**
 * Judges the last readings of mounted tires as a survey on that day would, by the stored specs and
 * by the proposed ones.
 *
 * @throws Refusal as saving does, except for a depth below the legal one
 */
export async function judgeTwice(
  { db, user, today }: QueryContext,
  said: Pick<SpecSaving, 'account' | 'location_id' | 'valid_from' | 'roles' | 'locations'>,
): Promise<JudgedTire[]> {
  const owner = await findOwner({ db, user }, said);
  checkValidFrom(said.valid_from, today);
  const roles = await checkedRoles(db, said.roles, specUnitsOf(user), true);
  await chosenYards(db, owner, said.locations);
  const yards = owner.locationId === null ? await readYards(db, owner.accountId) : [];
  const stored = await readSpecs(
    db,
    owner.accountId,
    owner.locationId === null ? yards.map(({ location_id }) => location_id) : [owner.locationId],
  );
  const { units, products } = await readMountedTires(db, {
    ...owner,
    roles: roles.map(({ role }) => role),
  });
  const day = said.valid_from;
  const before = colorsBy(stored.map(axleSpec), products, day);
  const writes = plannedWrites(stored, {
    locationId: owner.locationId,
    validFrom: day,
    roles,
    overwritten: overwrittenYardIds(said.locations),
  });
  const after = colorsBy(changedSpecs(stored, writes), products, day);
  return units.flatMap((each) => {
    const [were, are] = [before(each), after(each)];
    return each.tires.map(({ axle, side, slot, role, product_id, pressure, tread }, place) => ({
      axle,
      side,
      slot,
      role,
      product_id,
      pressure,
      tread,
      unit: each.unit,
      product: products.get(product_id)?.name ?? '',
      before: were[place] ?? 'grey',
      after: are[place] ?? 'grey',
    }));
  });
}

const axleSpec = (spec: StoredSpec): AxleSpec => ({
  id: spec.id,
  role: spec.role,
  locationId: spec.locationId,
  validFrom: spec.validFrom,
  targetPressure: spec.target_pressure,
  pullDepth: spec.pull_depth,
});

/** The specs after saving; the new ones replace those of the same day. */
function changedSpecs(stored: readonly StoredSpec[], writes: readonly SpecWrite[]): AxleSpec[] {
  const kept = stored.filter((spec) => !writes.some((write) => replaces(write, spec)));
  const changed = writes.map(({ role, locationId, validFrom, target_pressure, pull_depth }) => ({
    id: 0,
    role,
    locationId,
    validFrom,
    targetPressure: target_pressure,
    pullDepth: pull_depth,
  }));
  return [...kept.map(axleSpec), ...changed];
}

/** Returns a function that gives the colors of a unit's tires by these specs. */
function colorsBy(specs: readonly AxleSpec[], products: MountedTires['products'], day: string) {
  const known = new Map<string, TireSpec>();
  const specFor = (locationId: number | null, { role, product_id }: MountedTire): TireSpec => {
    const loadRange = products.get(product_id)?.load_range ?? null;
    const key = `${role} ${locationId} ${loadRange}`;
    const found = known.get(key);
    if (found) return found;
    const spec = specOf(specs, { role, locationId, day, loadRange });
    known.set(key, spec);
    return spec;
  };
  return ({ unit, tires }: UnitTires): SpecColor[] => {
    const findings = findingsOf(
      tires.map((tire) => {
        const { axle, side, slot, role, pressure, tread } = tire;
        return { axle, side, slot, role, pressure, tread, spec: specFor(unit.location_id, tire) };
      }),
    );
    return tires.map((tire) =>
      isRead(tire) ? worstOf(findings.filter((finding) => concerns(finding, tire))) : 'grey',
    );
  };
}
