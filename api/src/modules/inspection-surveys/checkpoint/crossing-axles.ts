import {
  coldPressure,
  type InspectionColor,
  isOfPressure,
  positionLabel,
  type Side,
  worstOf,
} from '@portal/contract/fleet-surveys';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import type { Shown } from '../../fleet-surveys/inspections/axle-map.ts';
import type { CrossingTire } from './read-crossing-tires.ts';

type Axle = CrossingDetail['axles'][number];

/** What was read of a tire that stood on the ground. */
const readOf = ({ is_lifted, pressure_kpa, tread_mm, hot_allowance_kpa }: CrossingTire) => ({
  pressure:
    is_lifted || pressure_kpa === null ? null : coldPressure(pressure_kpa, hot_allowance_kpa ?? 0),
  tread: is_lifted ? null : tread_mm,
});

/** The tire as it travels, in its reader's units; a pressure is less the hot allowance. */
export function shownTire(tire: CrossingTire, shown: Shown) {
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

/** The axles of one crossing from the front. */
export function axlesOf(tires: readonly CrossingTire[], shown: Shown): Axle[] {
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

function describeSide(tires: readonly CrossingTire[], shown: Shown): Axle['left_side'] {
  const [one, other] = tires.map((tire) => readOf(tire).tread);
  const isPair = one !== undefined && one !== null && other !== undefined && other !== null;
  return {
    wheels: tires.map((tire) => describeWheel(tire, shown)),
    mismatch: isPair ? shown.tread(Math.abs(one - other)) : null,
    mismatch_color: colorBy(isPair, tires, ({ check }) => check === 'tread_mismatch_duals'),
  };
}

function describeWheel(tire: CrossingTire, shown: Shown): Axle['left_side']['wheels'][number] {
  const { pressure, tread } = readOf(tire);
  const isRead = pressure !== null || tread !== null;
  return {
    ...shownTire(tire, shown),
    color: colorBy(isRead, [tire], () => true),
    pressure_color: colorBy(pressure !== null, [tire], isOfPressure),
    tread_depth_color: colorBy(tread !== null, [tire], ({ check }) => check === 'tread_depth'),
  };
}

/** What the findings of some tires say that are of a kind; grey where nothing of it was read. */
const colorBy = (
  isRead: boolean,
  tires: readonly CrossingTire[],
  isOfKind: (finding: CrossingTire['findings'][number]) => boolean,
): InspectionColor =>
  isRead ? worstOf(tires.flatMap(({ findings }) => findings.filter(isOfKind))) : 'grey';

/** mm; null where no tread of a side was read. */
function meanTread(tires: readonly CrossingTire[]): number | null {
  const treads = tires.flatMap((tire) => readOf(tire).tread ?? []);
  if (treads.length === 0) return null;
  return treads.reduce((sum, tread) => sum + tread, 0) / treads.length;
}
