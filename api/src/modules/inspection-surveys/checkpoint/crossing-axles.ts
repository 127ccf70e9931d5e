import {
  coldPressure,
  type InspectionColor,
  isOfPressure,
  positionLabel,
  type Side,
  worstOf,
} from '@portal/contract/fleet-surveys';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import type { ReadingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import type { CrossingTire } from './read-crossing-tires.ts';

type Axle = CrossingDetail['axles'][number];

/** Returns the cold pressure and tread depth of a tire; null on a lifted axle. */
const readOf = ({ is_lifted, pressure_kpa, tread_mm, hot_allowance_kpa }: CrossingTire) => ({
  pressure:
    is_lifted || pressure_kpa === null ? null : coldPressure(pressure_kpa, hot_allowance_kpa ?? 0),
  tread: is_lifted ? null : tread_mm,
});

/**
 * Converts a tire for the wire, in the reader's units; the hot allowance is subtracted from its
 * pressure.
 */
export function shownTire(tire: CrossingTire, shown: ReadingConverters) {
  const { axle_number, side, slot, state } = tire;
  const { pressure, tread } = readOf(tire);
  return {
    axle_number,
    side,
    slot,
    position: positionLabel({ axle: axle_number, side, slot }),
    state,
    pressure: pressure === null ? null : shown.pressure(pressure),
    tread_depth: tread === null ? null : shown.tread(tread),
  };
}

/** Returns the axles of one crossing, front to back. */
export function axlesOf(tires: readonly CrossingTire[], shown: ReadingConverters): Axle[] {
  const numbers = [...new Set(tires.map(({ axle_number }) => axle_number))];
  return numbers.map((number) => {
    const own = tires.filter(({ axle_number }) => axle_number === number);
    const sideOf = (side: Side) => own.filter((tire) => tire.side === side);
    const [left, right] = [meanTread(sideOf('left')), meanTread(sideOf('right'))];
    const isKnown = left !== null && right !== null;
    const [first] = own;
    if (!first) throw new Error('An axle has tires.');
    return {
      axle_number: number,
      role: first.role,
      is_lift_axle: first.role === 'lift',
      is_lifted: first.is_lifted,
      mismatch: isKnown ? shown.tread(Math.abs(left - right)) : null,
      mismatch_axle_color: colorBy(
        isKnown,
        own,
        (finding) => finding.check === 'tread_mismatch_axle',
      ),
      left_side: describeSide(sideOf('left'), shown),
      right_side: describeSide(sideOf('right'), shown),
    };
  });
}

function describeSide(tires: readonly CrossingTire[], shown: ReadingConverters): Axle['left_side'] {
  const [one, other] = tires.map((tire) => readOf(tire).tread);
  const isPair = one !== undefined && one !== null && other !== undefined && other !== null;
  return {
    wheels: tires.map((tire) => describeWheel(tire, shown)),
    mismatch: isPair ? shown.tread(Math.abs(one - other)) : null,
    mismatch_color: colorBy(isPair, tires, ({ check }) => check === 'tread_mismatch_duals'),
  };
}

function describeWheel(
  tire: CrossingTire,
  shown: ReadingConverters,
): Axle['left_side']['wheels'][number] {
  const { pressure, tread } = readOf(tire);
  const isRead = pressure !== null || tread !== null;
  return {
    ...shownTire(tire, shown),
    color: colorBy(isRead, [tire], () => true),
    pressure_color: colorBy(pressure !== null, [tire], isOfPressure),
    tread_depth_color: colorBy(tread !== null, [tire], ({ check }) => check === 'tread_depth'),
  };
}

/**
 * Returns the color of some tires' findings of one kind; `grey` if nothing of that kind was read.
 */
const colorBy = (
  isRead: boolean,
  tires: readonly CrossingTire[],
  isOfKind: (finding: CrossingTire['findings'][number]) => boolean,
): InspectionColor =>
  isRead ? worstOf(tires.flatMap(({ findings }) => findings.filter(isOfKind))) : 'grey';

/** Returns the mean tread depth of one side in mm; null if none was read. */
function meanTread(tires: readonly CrossingTire[]): number | null {
  const treads = tires.flatMap((tire) => readOf(tire).tread ?? []);
  if (treads.length === 0) return null;
  return treads.reduce((sum, tread) => sum + tread, 0) / treads.length;
}
