import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';

/** The way round a unit: clockwise, seen from above, from its left front tire; or axle by axle. */
export const ways = ['clockwise', 'by_axle'] as const;
export type Way = (typeof ways)[number];

/** The wheels of a unit in the order in which they are walked past. */
export function wheelsInOrder({ axles }: Pick<AxleMap, 'axles'>, way: Way): Wheel[] {
  if (way === 'by_axle')
    return axles.flatMap(({ left_side, right_side }) => [
      ...left_side.wheels,
      ...right_side.wheels,
    ]);
  const [first, ...rest] = axles;
  return [
    ...(first?.left_side.wheels ?? []),
    // Of a pair, who walks by meets the outer tire first.
    ...axles.flatMap(({ right_side }) => right_side.wheels.toReversed()),
    ...rest.toReversed().flatMap(({ left_side }) => left_side.wheels),
  ];
}

/** The same without those of lifted axles, which are not read. */
export const readableInOrder = (map: Pick<AxleMap, 'axles'>, way: Way): Wheel[] =>
  wheelsInOrder({ axles: map.axles.filter(({ is_lifted }) => !is_lifted) }, way);

/** The other tire of a pair; null for a single one. */
export const mateOf = ({ axles }: Pick<AxleMap, 'axles'>, wheel: Wheel): Wheel | null =>
  axles
    .find(({ axle_number }) => axle_number === wheel.axle_number)
    ?.[`${wheel.side}_side`].wheels.find(({ slot }) => slot !== wheel.slot) ?? null;

/** The wheel at a position, as in 2LO. */
export const wheelNamed = (map: AxleMap, position: string): Wheel | undefined =>
  wheelsInOrder(map, 'by_axle').find((wheel) => wheel.position === position);
