import fc from 'fast-check';
import { type UnitOfMeasurement, unitSizes, unitsOf } from '../../portal/units-of-measurement.ts';
import { type AxleRole, axleRoles } from '../units/configurations.ts';
import { countsOf } from './colors.ts';
import { crossingLimits, findingsOf, type ReadTire } from './findings.ts';
import { defaultSpec } from './specs.ts';

// Recomputes the rules in whole millionths of a kPa and a mm, in which every unit's steps are
// integers, so that nothing is rounded.

/** Steps of gauges, in millionths: hundredths of bars and mm, tenths of psi and 32nds. */
const steps = { bar: 1_000_000, mm: 10_000, psi: 689_476, '32nds': 79_375 } as const;
const decimals = { bar: 100, mm: 100, psi: 10, '32nds': 10 } as const;
const most = { bar: 1379, mm: 7938, psi: 2000, '32nds': 1000 } as const;
const thirtySecond = 793_750;
const psi = 6_894_760;

/** A tire as typed, in steps of the user's units; null where not read. */
interface TypedReading {
  readonly pressure: number | null;
  readonly tread: number | null;
}

/** The typed values, in millionths. */
interface Exact extends TypedReading {
  readonly role: AxleRole;
  readonly target: number;
}

/**
 * Returns `check severity` of each finding, for the four tires of an axle from the left.
 *
 * @param allowance the excess pressure of hot tires, in millionths of a kPa; null for cold ones
 */
function secondComputation(tires: readonly Exact[], allowance: number | null): string[] {
  const said: string[] = [];
  const differ = (name: string, a: number | null, b: number | null, most: [number, number]) => {
    if (a === null || b === null) return;
    if (Math.abs(a - b) > most[1]) said.push(`${name} critical`);
    else if (Math.abs(a - b) > most[0]) said.push(`${name} warning`);
  };
  for (const { role, pressure, tread, target } of tires) {
    if (pressure !== null) {
      const percent = Math.max(0, pressure - (allowance ?? 0)) * 100;
      if (percent <= target * 80 || percent > target * 125) said.push('pressure critical');
      else if (percent < target * 90 || percent > target * 115) said.push('pressure warning');
    }
    if (tread !== null) {
      const pull = role === 'steer' || role === 'drive' ? 6 : 4;
      if (tread < (role === 'steer' ? 4 : 2) * thirtySecond) said.push('tread_depth critical');
      else if (tread < pull * thirtySecond) said.push('tread_depth warning');
    }
  }
  const [lo, li, ri, ro] = tires;
  for (const [outer, near] of [
    [lo, li],
    [ro, ri],
  ]) {
    const treads = [4 * thirtySecond, 6 * thirtySecond] satisfies [number, number];
    differ('tread_mismatch_duals', outer?.tread ?? null, near?.tread ?? null, treads);
    const pressures = [5 * psi, 10 * psi] satisfies [number, number];
    if (allowance === null)
      differ('dual_pressure', outer?.pressure ?? null, near?.pressure ?? null, pressures);
  }
  // Twice the means, so that halves stay whole.
  const side = (pair: (Exact | undefined)[]) => {
    const read = pair.flatMap((each) => (each && each.tread !== null ? [each.tread] : []));
    return read.length === 0 ? null : (read.reduce((a, b) => a + b, 0) * 2) / read.length;
  };
  differ('tread_mismatch_axle', side([lo, li]), side([ro, ri]), [
    12 * thirtySecond,
    16 * thirtySecond,
  ]);
  return said.sort();
}

const places = [
  ['left', 'outer'],
  ['left', 'inner'],
  ['right', 'inner'],
  ['right', 'outer'],
] as const;

/** Any value, often in the range of the thresholds. */
const value = (largest: number) =>
  fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: largest }),
      fc.integer({ min: 0, max: Math.round(largest / 6) }),
    ),
    { nil: null },
  );

const systems: readonly UnitOfMeasurement[] = ['0', '1', '2'];

test.each(systems.flatMap((units) => [[units, 'cold'] as const, [units, 'hot'] as const]))(
  'any readings in the units %s of %s tires are judged and counted as by the second computation',
  (units, warmth) => {
    const { pressure: pressureUnit, tread: treadUnit } = unitsOf[units];
    const typed = fc.record({
      pressure: value(most[pressureUnit]),
      tread: value(most[treadUnit]),
    });
    const target = fc.integer({
      min: Math.round(most[pressureUnit] * 0.3),
      max: Math.round(most[pressureUnit] * 0.7),
    });
    // In steps of the unit, in the range of the thresholds, or the setting's 15 psi.
    const allowance = fc.oneof(
      fc.integer({ min: 0, max: Math.round(most[pressureUnit] * 0.2) }).map((step) => ({
        kPa: (step / decimals[pressureUnit]) * unitSizes[pressureUnit],
        millionths: step * steps[pressureUnit],
      })),
      fc.constant({ kPa: 15 * unitSizes.psi, millionths: 15 * psi }),
    );
    const stored = (step: number | null, unit: keyof typeof steps) =>
      step === null ? null : (step / decimals[unit]) * unitSizes[unit];
    const exact = (step: number | null, unit: keyof typeof steps) =>
      step === null ? null : step * steps[unit];
    fc.assert(
      fc.property(
        fc.constantFrom(...axleRoles),
        target,
        fc.tuple(typed, typed, typed, typed),
        warmth === 'hot' ? allowance : fc.constant(null),
        (role, goal, readings, hot) => {
          const spec = {
            ...defaultSpec(role, null),
            targetPressure: stored(goal, pressureUnit) ?? 0,
          };
          const tires = readings.map((reading, index): ReadTire => {
            const [side, slot] = places[index] ?? places[0];
            const pressure = stored(reading.pressure, pressureUnit);
            const tread = stored(reading.tread, treadUnit);
            return { axle: 2, side, slot, role, spec, pressure, tread };
          });
          const findings = hot ? findingsOf(tires, crossingLimits(hot.kPa)) : findingsOf(tires);
          const found = findings.map(({ check, severity }) => `${check} ${severity}`).sort();
          const again = secondComputation(
            readings.map(({ pressure, tread }) => ({
              role,
              target: goal * steps[pressureUnit],
              pressure: exact(pressure, pressureUnit),
              tread: exact(tread, treadUnit),
            })),
            hot?.millionths ?? null,
          );
          expect(found).toEqual(again);
          const criticals = again.filter((each) => each.endsWith('critical')).length;
          const read = readings.filter(
            ({ pressure, tread }) => pressure !== null || tread !== null,
          );
          expect(countsOf(tires, findings)).toEqual({
            color:
              read.length === 0
                ? 'grey'
                : criticals > 0
                  ? 'red'
                  : again.length > 0
                    ? 'yellow'
                    : 'green',
            tires_read: read.length,
            warnings: again.length - criticals,
            criticals,
          });
        },
      ),
      { numRuns: 1000 },
    );
  },
);
