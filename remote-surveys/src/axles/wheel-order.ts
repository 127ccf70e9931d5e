import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';

/**
 * Reading orders of a unit's tires: clockwise, seen from above, from the left front tire; or axle
 * by axle.
 */
export const readingOrders = ['clockwise', 'by_axle'] as const;
export type ReadingOrder = (typeof readingOrders)[number];

/** Position of a wheel. */
type TirePosition = Pick<Wheel, 'axle_number' | 'side' | 'slot'>;

/** The axles of a unit, front to rear, with their wheels from left to right. */
export interface Axles<Of = TirePosition> {
  readonly axles: readonly {
    readonly axle_number: number;
    readonly is_lifted: boolean;
    readonly left_side: { readonly wheels: readonly Of[] };
    readonly right_side: { readonly wheels: readonly Of[] };
  }[];
}

/** The wheels of a unit in walk-around order. */
export function wheelsInOrder<Of>({ axles }: Axles<Of>, way: ReadingOrder): Of[] {
  if (way === 'by_axle')
    return axles.flatMap(({ left_side, right_side }) => [
      ...left_side.wheels,
      ...right_side.wheels,
    ]);
  const [first, ...rest] = axles;
  return [
    ...(first?.left_side.wheels ?? []),
    // Walking by, one meets the outer tire of a pair first.
    ...axles.flatMap(({ right_side }) => right_side.wheels.toReversed()),
    ...rest.toReversed().flatMap(({ left_side }) => left_side.wheels),
  ];
}

/** Like {@link wheelsInOrder}, without lifted axles, which are not read. */
export const readableWheelsInOrder = <Of>({ axles }: Axles<Of>, way: ReadingOrder): Of[] =>
  wheelsInOrder({ axles: axles.filter(({ is_lifted }) => !is_lifted) }, way);

/**
 * The wheel ahead of or behind another one, on the nearest axle that is not lifted; undefined at
 * the ends of the unit. A single wheel lines up with the inner wheel of a pair.
 *
 * @param by -1 to the front, 1 to the rear
 */
export function wheelOnNextAxle<Of extends TirePosition>(
  { axles }: Axles<Of>,
  { axle_number, side, slot }: TirePosition,
  by: 1 | -1,
): Of | undefined {
  const down = axles.filter(({ is_lifted }) => !is_lifted);
  const place = down.findIndex((axle) => axle.axle_number === axle_number);
  const wheels = place < 0 ? [] : (down[place + by]?.[`${side}_side`].wheels ?? []);
  const isOuter = slot === 'outer';
  return wheels.find((wheel) => (wheel.slot === 'outer') === isOuter) ?? wheels[0];
}

/** The other tire of a pair; null for a single one. */
export const mateOf = ({ axles }: Pick<AxleMap, 'axles'>, wheel: Wheel): Wheel | null =>
  axles
    .find(({ axle_number }) => axle_number === wheel.axle_number)
    ?.[`${wheel.side}_side`].wheels.find(({ slot }) => slot !== wheel.slot) ?? null;

/** The wheel at a position such as 2LO. */
export const wheelAtPosition = (map: AxleMap, position: string): Wheel | undefined =>
  wheelsInOrder(map, 'by_axle').find((wheel) => wheel.position === position);
