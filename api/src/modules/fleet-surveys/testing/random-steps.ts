import { treadUnits } from '@portal/contract/portal';
import fc from 'fast-check';
import { newTire } from '../inspections/changes/testing.ts';
import { inner } from '../inspections/testing.ts';
import { outer, type Place } from './mount-tire.ts';

/** Positions of a tractor with three axles. */
export const places: readonly Place[] = [
  outer,
  inner,
  { axle_number: 1, side: 'left', slot: 'single' },
  { axle_number: 1, side: 'right', slot: 'single' },
  { axle_number: 2, side: 'right', slot: 'outer' },
  { axle_number: 2, side: 'right', slot: 'inner' },
  { axle_number: 3, side: 'left', slot: 'outer' },
];
const place = fc.constantFrom(...places);
const psi = fc.integer({ min: 0, max: 1400 }).map((tenths) => tenths / 10);
const bar = fc.integer({ min: 0, max: 950 }).map((hundredths) => hundredths / 100);
const tread = fc.integer({ min: 0, max: 260 }).map((tenths) => tenths / 10);

const reading = fc.record({
  at: place,
  pressure: fc.oneof(
    fc.constant({ pressure: null, pressure_format: 'psi' as const }),
    psi.map((pressure) => ({ pressure, pressure_format: 'psi' as const })),
    bar.map((pressure) => ({ pressure, pressure_format: 'bar' as const })),
  ),
  tread_depth_format: fc.constantFrom(...treadUnits),
  tread_depths: fc.array(tread, { maxLength: 3 }),
  is_taken_over: fc.boolean(),
  remarks: fc.record(
    {
      valve: fc.constantFrom(null, 'leaking' as const),
      resolution: fc.constantFrom(null, 'inflated' as const, 'scheduled' as const),
      wear_conditions: fc.uniqueArray(fc.constantFrom('river' as const, 'cut' as const), {
        maxLength: 2,
      }),
      comments: fc.constantFrom('', 'Look again.'),
    },
    { requiredKeys: [] },
  ),
});

const unit = fc.record(
  {
    mileage: fc.constantFrom(null, 1200, 1300.255),
    hours: fc.constantFrom(null, 12.5),
    comments: fc.constantFrom('', 'Bent mirror.'),
    is_done: fc.boolean(),
    lifted_axles: fc.constantFrom([] as number[], [3]),
    torque_format: fc.constant('lbft' as const),
    torque_checks: fc.array(
      fc.record({
        axle_number: fc.constant(2),
        side: fc.constant('left' as const),
        fasteners: fc.constantFrom('m22' as const, 'stud_20mm' as const),
        measured: fc.constantFrom(null, 300, 475),
        stated: fc.constantFrom(null, 'missing_hardware' as const),
      }),
      { maxLength: 1 },
    ),
  },
  { requiredKeys: ['torque_format'] },
);

export const sized = { ...newTire.tire, load_range: 'H', tire_size: '11R22.5' };
export const nameless = { ...newTire.tire, brand: null, tin: null };
const made = fc.constantFrom(newTire.tire, sized, nameless);
// A device does not know the size that the catalog gives to a tire without one, and so not whether
// it is a change.
const corrected = fc.constantFrom(sized, { ...sized, caps: 1 }, nameless);

/** A random step of an inspector on a device. */
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), reading }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unit' as const), unit }) },
  fc.record({ kind: fc.constant('replace' as const), at: place, tire: made }),
  fc.record({ kind: fc.constant('remove' as const), at: place }),
  fc.record({ kind: fc.constant('rotate' as const), at: place, to: place }),
  fc.record({ kind: fc.constant('tire' as const), at: place, tire: corrected }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(3) }),
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
