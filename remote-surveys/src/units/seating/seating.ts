import {
  type Destination,
  destinations,
  type RemovalReason,
  type SeatedTires,
  sides,
  slots,
} from '@portal/contract/fleet-surveys';

type SeatedPlace = SeatedTires['places'][number];
type Place = Pick<SeatedPlace, 'axle_number' | 'side' | 'slot'>;

/** Tires whose places a unit would lose, and the places that are free. */
export interface LostTires {
  readonly tires: readonly Pick<SeatedPlace, keyof Place | 'tire_id' | 'revision'>[];
  readonly free: readonly Place[];
}

/** Where each tire goes, in the order in which they were asked about: a destination, or a free place. */
export interface Seats {
  readonly goesTo: readonly (Destination | number | null)[];
  /** Why they come off. */
  readonly reason: RemovalReason | null;
}

/** The tires that a refusal asks about; null when it asks about none. */
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

function placeIn(said: unknown): Place | null {
  if (typeof said !== 'object' || said === null) return null;
  const named: { axle_number?: unknown; side?: unknown; slot?: unknown } = said;
  const side = sides.find((each) => each === named.side);
  const slot = slots.find((each) => each === named.slot);
  if (typeof named.axle_number !== 'number' || !side || !slot) return null;
  return { axle_number: named.axle_number, side, slot };
}

/** Whether it is said of each tire where it goes, and why it comes off. */
export const isSeated = ({ goesTo, reason }: Seats): boolean =>
  goesTo.every((to) => to !== null) && (!comesOff(goesTo) || reason !== null);

/** Whether one of them comes off. */
export const comesOff = (goesTo: Seats['goesTo']): boolean =>
  destinations.some((destination) => goesTo.includes(destination));

/** What the call is told. */
export function seatedTires({ tires, free }: LostTires, { goesTo, reason }: Seats): SeatedTires {
  return {
    // No value is sent, so that the units do not matter.
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
