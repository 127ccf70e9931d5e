import { defaultSpec } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Account } from './accounts.ts';
import { type Day, isoOf } from './days.ts';
import { randomOf } from './random.ts';
import { oldest, roles, type SpecRow } from './spec-rows.ts';

type Row = Omit<SpecRow, 'id'>;

const noLimits = { casing_age_years: null, most_repairs: null, most_caps: null };

/**
 * Generates specs that do not affect the judgment of readings: the usual depths for accounts
 * without specs, casing limits for some locations, and pressures that apply from a later day.
 */
export function makeAdditionalSpecs(
  seed: number,
  today: Day,
  accounts: readonly Account[],
  specs: readonly SpecRow[],
): Row[] {
  const asking = new Set(
    specs.filter((row) => row.location_id === null).map((row) => row.account_id),
  );
  const placed = new Set(specs.flatMap(({ location_id }) => location_id ?? []));
  return accounts.flatMap(({ id: account_id, locations }) => {
    const random = randomOf(seed, `later specs of ${account_id}`);
    const limits = () => ({
      casing_age_years: random.pick([6, 7, 8]),
      most_repairs: random.pick([3, 4]),
      most_caps: random.pick([2, 3]),
    });
    const of = { account_id, location_id: null };
    const since = isoOf(today - oldest);
    const usual = asking.has(account_id)
      ? []
      : roles.map(([role]) => ({
          ...of,
          ...limits(),
          role,
          valid_from: since,
          target_pressure_kpa: null,
          pull_depth_mm: defaultSpec(role, null).pullDepth,
        }));
    const raised = (location_id: number | null, role: 'drive' | 'trailer', step: number): Row => ({
      account_id,
      location_id,
      ...noLimits,
      role,
      valid_from: isoOf(today + random.integer(14, 120)),
      target_pressure_kpa: (100 + step) * unitSizes.psi,
      pull_depth_mm: null,
    });
    const fleet = random.chance(0.2) ? [raised(null, 'drive', 5)] : [];
    const yards = locations.flatMap(({ id }): Row[] => {
      if (placed.has(id) || !random.chance(0.24)) return [];
      if (random.chance(0.5)) return [raised(id, 'trailer', random.pick([-5, 5]))];
      const held = { valid_from: since, target_pressure_kpa: null, pull_depth_mm: null };
      return [{ account_id, location_id: id, ...limits(), role: 'drive', ...held }];
    });
    return [...usual, ...fleet, ...yards];
  });
}
