import type { AxleMap, TiresReplacing, Wheel } from '@portal/contract/fleet-surveys';

type Place = Pick<Wheel, 'axle_number' | 'side' | 'slot'>;

/** The wheel at a place of a unit. */
export const wheelIn = (map: AxleMap, { axle_number, side, slot }: Place): Wheel | null =>
  map.axles
    .filter((axle) => axle.axle_number === axle_number)
    .flatMap(({ left_side, right_side }) => [...left_side.wheels, ...right_side.wheels])
    .find((wheel) => wheel.side === side && wheel.slot === slot) ?? null;

/** Places of a change of tires at which another tire is now than the one that its author has seen. */
export const replacedSince = ({ replacements }: TiresReplacing, map: AxleMap): Wheel[] =>
  replacements.flatMap((each) => {
    const wheel = wheelIn(map, each);
    return wheel && (wheel.tire?.tire_id ?? null) !== each.tire_id ? [wheel] : [];
  });

/** A change of tires, of the tires that are at its places now. */
export const replacingPresent = (body: TiresReplacing, map: AxleMap): TiresReplacing => ({
  ...body,
  replacements: body.replacements.map((each) => {
    const tire = wheelIn(map, each)?.tire ?? null;
    return {
      ...each,
      tire_id: tire?.tire_id ?? null,
      revision: tire?.revision ?? 0,
      // Of a place that is empty by now nothing comes off.
      removed: tire && each.removed,
    };
  }),
});
