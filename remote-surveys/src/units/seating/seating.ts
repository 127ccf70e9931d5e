import {
  type Destination,
  destinations,
  type RemovalReason,
  type SeatedTires,
  sides,
  slots,
} from '@portal/contract/fleet-surveys';

type SeatedPlace = SeatedTires['places'][number];
type TirePosition = Pick<SeatedPlace, 'axle_number' | 'side' | 'slot'>;

/** Tires whose positions a unit would lose, and the free positions. */
export interface LostTires {
  readonly tires: readonly Pick<SeatedPlace, keyof TirePosition | 'tire_id' | 'revision'>[];
  readonly free: readonly TirePosition[];
}

/**
 * Where each tire goes, in the order of the question: a destination, or the index of a free
 * position.
 */
export interface TireTargets {
  readonly goesTo: readonly (Destination | number | null)[];
  /** Reason for the removals. */
  readonly reason: RemovalReason | null;
}

/** The tires in a refusal's details; null if there are none. */
export function lostTiresIn(details: Readonly<Record<string, unknown>>): LostTires | null {
  const { positions, free } = details;
  if (!Array.isArray(positions) || !Array.isArray(free)) return null;
  const tires = positions.flatMap((each: unknown) => {
    const place = placeIn(each);
    if (!place || typeof each !== 'object' || each === null) return [];
    const { tire_id, revision }: { tire_id?: unknown; revision?: unknown } = each;
    if (typeof tire_id !== 'number' || typeof revision !== 'number') return [];
    return [{ ...place, tire_id, revision }];
  });
  return tires.length > 0 ? { tires, free: free.flatMap((each) => placeIn(each) ?? []) } : null;
}

function placeIn(said: unknown): TirePosition | null {
  if (typeof said !== 'object' || said === null) return null;
  const named: { axle_number?: unknown; side?: unknown; slot?: unknown } = said;
  const side = sides.find((each) => each === named.side);
  const slot = slots.find((each) => each === named.slot);
  if (typeof named.axle_number !== 'number' || !side || !slot) return null;
  return { axle_number: named.axle_number, side, slot };
}

/** Whether every tire has a target, and removals have a reason. */
export const isEveryTireAssigned = ({ goesTo, reason }: TireTargets): boolean =>
  goesTo.every((to) => to !== null) && (!removesAnyTire(goesTo) || reason !== null);

/** Whether any of the tires is removed. */
export const removesAnyTire = (goesTo: TireTargets['goesTo']): boolean =>
  destinations.some((destination) => goesTo.includes(destination));

/** The targets as the call takes them. */
export function tireTargetsBody(
  { tires, free }: LostTires,
  { goesTo, reason }: TireTargets,
): SeatedTires {
  return {
    // No values are sent, so that the units of measure do not matter.
    tread_depth_format: 'mm',
    distance_format: 'km',
    places: tires.map((tire, index) => {
      const to = goesTo[index] ?? null;
      const isMoved = typeof to === 'number';
      return {
        ...tire,
        moved_to: isMoved ? (free[to] ?? null) : null,
        removed:
          to === null || isMoved
            ? null
            : {
                odometer: null,
                hours: null,
                tread_depth: null,
                removal_reasons: [reason ?? 'unknown'],
                wear_conditions: [],
                destination: to,
                comments: '',
              },
      };
    }),
  };
}
