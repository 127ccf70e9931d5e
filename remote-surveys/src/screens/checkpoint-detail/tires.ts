import type { CrossingDetail } from '@portal/contract/inspection-surveys';

type Axle = CrossingDetail['axles'][number];
type Side = Axle['left_side'];
export type CrossingWheel = Side['wheels'][number];

/** A tire with its pair and its axle. */
export interface CrossingTire extends CrossingWheel {
  readonly duals: Side;
  readonly axle: Axle;
}

/** The tires of a crossing, axle by axle from left to right. */
export const tiresOf = ({ axles }: CrossingDetail): CrossingTire[] =>
  axles.flatMap((axle) =>
    [axle.left_side, axle.right_side].flatMap((duals) =>
      duals.wheels.map((wheel) => ({ ...wheel, duals, axle })),
    ),
  );

/** The tire shown first: the worst on an axle that is not lifted. */
export function worstTire(tires: readonly CrossingTire[]): CrossingTire | undefined {
  const down = tires.filter(({ axle }) => !axle.is_lifted);
  const having = (color: CrossingWheel['color']) => down.find((tire) => tire.color === color);
  return having('red') ?? having('yellow') ?? down[0];
}
