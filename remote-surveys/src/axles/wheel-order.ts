import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';

/** The way round a unit: clockwise, seen from above, from its left front tire; or axle by axle. */
export const ways = ['clockwise', 'by_axle'] as const;
export type Way = (typeof ways)[number];

/** Where a wheel is. */
type Placed = Pick<Wheel, 'axle_number' | 'side' | 'slot'>;

/** The axles of a unit from its front, with their wheels from the left. */
export interface Axles<Of = Placed> {
  readonly axles: readonly {
    readonly axle_number: number;
    readonly is_lifted: boolean;
    readonly left_side: { readonly wheels: readonly Of[] };
    readonly right_side: { readonly wheels: readonly Of[] };
  }[];
}

/** The wheels of a unit in the order in which they are walked past. */
export function wheelsInOrder<Of>({ axles }: Axles<Of>, way: Way): Of[] {
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
export const readableInOrder = <Of>({ axles }: Axles<Of>, way: Way): Of[] =>
  wheelsInOrder({ axles: axles.filter(({ is_lifted }) => !is_lifted) }, way);

/**
 * The wheel ahead of another one, or behind it, on the nearest axle that is not lifted; undefined at the
 * ends of the unit. Beside a pair a single wheel stands where the inner one does.
 *
 * @param by -1 to the front, 1 to the rear
 */
export function wheelAlong<Of extends Placed>(
  { axles }: Axles<Of>,
  { axle_number, side, slot }: Placed,
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

/** The wheel at a position, as in 2LO. */
export const wheelNamed = (map: AxleMap, position: string): Wheel | undefined =>
  wheelsInOrder(map, 'by_axle').find((wheel) => wheel.position === position);
