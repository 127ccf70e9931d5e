import type { AxleSpec } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Insertable } from 'kysely';
import type { SpecProductsTable } from '../schema/tires.ts';
import type { Account } from './accounts.ts';
import { makeAdditionalSpecs } from './additional-specs.ts';
import type { Catalog } from './catalog.ts';
import { type Day, isoOf } from './days.ts';
import { type Random, randomOf } from './random.ts';
import { oldest, roles, type SpecRow } from './spec-rows.ts';
import { positionOf } from './wear.ts';

/** The account whose drivers want deep treads: its pull depth for drive tires is 10/32. */
export const deepTreadAccount = 2;

/**
 * Generates the specs of accounts and some of their locations; a quarter of accounts has changed
 * them since.
 */
export function makeSpecs(seed: number, today: Day, accounts: readonly Account[]): SpecRow[] {
  const rows: SpecRow[] = [];
  const add = (row: Omit<SpecRow, 'id'>) => rows.push({ ...row, id: rows.length + 1 });
  for (const account of accounts) {
    const random = randomOf(seed, `specs of ${account.id}`);
    const own = { account_id: account.id, location_id: null };
    if (account.id === deepTreadAccount || random.chance(0.7))
      for (const set of rolesOf(random, account.id))
        add({ ...own, ...set, valid_from: isoOf(today - oldest) });
    if (random.chance(0.25))
      for (const set of rolesOf(random, account.id))
        add({
          ...own,
          ...set,
          pull_depth_mm: null,
          valid_from: isoOf(today - random.integer(120, 420)),
        });
    for (const { id } of account.locations) {
      if (!random.chance(0.08)) continue;
      const target = (100 + random.integer(-1, 2) * 5) * unitSizes.psi;
      const place = { account_id: account.id, location_id: id, valid_from: isoOf(today - oldest) };
      add({
        ...place,
        ...empty,
        role: 'trailer',
        target_pressure_kpa: target,
        pull_depth_mm: null,
      });
    }
  }
  for (const row of makeAdditionalSpecs(seed, today, accounts, rows)) add(row);
  return rows;
}

const empty = { casing_age_years: null, most_repairs: null, most_caps: null };

function rolesOf(random: Random, account: number) {
  const step = random.integer(-1, 2) * 5;
  return roles.map(([role, pressure, pull]) => {
    const depth = role === 'drive' && account === deepTreadAccount ? 10 : pull;
    return {
      role,
      target_pressure_kpa: (pressure + step) * unitSizes.psi,
      pull_depth_mm: depth * unitSizes['32nds'],
      casing_age_years: random.pick([6, 7, 7, 8]),
      most_repairs: random.pick([3, 4, 5]),
      most_caps: random.pick([2, 3]),
    };
  });
}

/** For every third spec, a few approved products among those made for its axle. */
export const approvedProducts = (
  seed: number,
  { products }: Catalog,
  specs: readonly SpecRow[],
): Insertable<SpecProductsTable>[] =>
  specs.flatMap(({ id, role }) => {
    if (id % 3 !== 0) return [];
    const random = randomOf(seed, `approved by ${id}`);
    const fitting = products.filter(
      ({ kind, design_position }) => kind !== 'casing' && design_position === positionOf[role],
    );
    return fitting
      .filter(() => random.chance(12 / fitting.length))
      .map((product) => ({ spec_id: id, product_id: product.id }));
  });

/** Converts specs to the form that checks read. */
export const axleSpecsOf = (rows: readonly SpecRow[]): AxleSpec[] =>
  rows.map((row) => ({
    id: row.id,
    role: row.role,
    locationId: row.location_id ?? null,
    validFrom: row.valid_from,
    targetPressure: row.target_pressure_kpa ?? null,
    pullDepth: row.pull_depth_mm ?? null,
  }));
