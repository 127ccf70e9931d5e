import {
  axleConfigurations,
  type ConfigurationCode,
  positionsOf,
} from '@portal/contract/fleet-surveys';
import type { RecomputedCrossing } from './crossing-computation.ts';
import type { Records } from './second-computation.ts';

/** A number as on the wire, apart from rounding errors of its conversion. */
export const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 4));

const worst = (findings: readonly { readonly severity: string }[]) => {
  if (findings.some(({ severity }) => severity === 'critical')) return 'red';
  return findings.length > 0 ? 'yellow' : 'green';
};

/**
 * Computes the axles of a crossing from its records, in the given units, to compare with an answer.
 */
export function recomputeAxles(
  records: Pick<Records, 'readings'>,
  { inspection, crossing, findings }: RecomputedCrossing,
  { pressure, tread }: { readonly pressure: number; readonly tread: number },
) {
  const configuration = axleConfigurations[inspection.configuration as ConfigurationCode];
  return configuration.axles.map(({ role }, index) => {
    const axle_number = index + 1;
    const isLifted = inspection.lifted_axles.includes(axle_number);
    const readingAt = (side: string, slot: string) =>
      isLifted
        ? undefined
        : records.readings.find(
            (each) =>
              each.inspection_id === inspection.id &&
              each.axle_number === axle_number &&
              each.side === side &&
              each.slot === slot,
          );
    const own = findings.filter((each) => each.axle_number === axle_number);
    const sideOf = (side: 'left' | 'right') => {
      const places = positionsOf(configuration)
        .filter((place) => place.axle === axle_number && place.side === side)
        .map(({ slot }) => slot);
      const wheels = places.map((slot) => {
        const kPa = readingAt(side, slot)?.pressure_kpa ?? null;
        const mm = readingAt(side, slot)?.tread_mm ?? null;
        const cold = kPa === null ? null : Math.max(0, kPa - (crossing.hot_allowance_kpa ?? 0));
        const here = own.filter((each) => each.side === side && each.slot === slot);
        const by = (check: string) => worst(here.filter(({ check_name }) => check_name === check));
        return expect.objectContaining({
          side,
          slot,
          pressure: near(cold === null ? null : cold / pressure),
          pressure_color: kPa === null ? 'grey' : by('pressure'),
          tread_depth: near(mm === null ? null : mm / tread),
          tread_depth_color: mm === null ? 'grey' : by('tread_depth'),
        });
      });
      const treads = places.flatMap((slot) => readingAt(side, slot)?.tread_mm ?? []);
      const [one = 0, other = 0] = treads;
      const isPair = places.length === 2 && treads.length === 2;
      const found = own.filter(({ check_name }) => check_name === 'tread_mismatch_duals');
      return {
        treads,
        side: {
          wheels,
          mismatch: near(isPair ? Math.abs(one - other) / tread : null),
          mismatch_color: isPair ? worst(found.filter((each) => each.side === side)) : 'grey',
        },
      };
    };
    const [left, right] = [sideOf('left'), sideOf('right')];
    const mean = (treads: readonly number[]) =>
      treads.reduce((sum, each) => sum + each, 0) / treads.length;
    const isKnown = left.treads.length > 0 && right.treads.length > 0;
    const found = own.filter(({ check_name }) => check_name === 'tread_mismatch_axle');
    return {
      axle_number,
      role,
      is_lift_axle: role === 'lift',
      is_lifted: isLifted,
      mismatch: near(isKnown ? Math.abs(mean(left.treads) - mean(right.treads)) / tread : null),
      mismatch_axle_color: isKnown ? worst(found) : 'grey',
      left_side: left.side,
      right_side: right.side,
    };
  });
}
