import type { AxleMap, TiresReplacing, Wheel } from '@portal/contract/fleet-surveys';

type TirePosition = Pick<Wheel, 'axle_number' | 'side' | 'slot'>;

/** The wheel at a position of a unit. */
export const wheelIn = (map: AxleMap, { axle_number, side, slot }: TirePosition): Wheel | null =>
  map.axles
    .filter((axle) => axle.axle_number === axle_number)
    .flatMap(({ left_side, right_side }) => [...left_side.wheels, ...right_side.wheels])
    .find((wheel) => wheel.side === side && wheel.slot === slot) ?? null;

/** Wheels of a tire change whose tire is no longer the one its author saw. */
export const replacedSince = ({ replacements }: TiresReplacing, map: AxleMap): Wheel[] =>
  replacements.flatMap((each) => {
    const wheel = wheelIn(map, each);
    return wheel && (wheel.tire?.tire_id ?? null) !== each.tire_id ? [wheel] : [];
  });

/** A tire change applied to the tires now at its positions. */
export const withPresentTires = (body: TiresReplacing, map: AxleMap): TiresReplacing => ({
  ...body,
  replacements: body.replacements.map((each) => {
    const tire = wheelIn(map, each)?.tire ?? null;
    return {
      ...each,
      tire_id: tire?.tire_id ?? null,
      revision: tire?.revision ?? 0,
      // Nothing is removed from a position that is empty by now.
      removed: tire && each.removed,
    };
  }),
});
