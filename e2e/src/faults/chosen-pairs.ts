/** Set by `npm test -- --all`, which runs every fault at every stage. */
export const everyFault = process.env.EVERY_FAULT === '1';

/** Pairs of stages and faults: each at least once, or all pairs. */
export function chosenPairs<Stage, Fault>(
  stages: readonly Stage[],
  faults: readonly Fault[],
): (readonly [Stage, Fault])[] {
  const all = stages.flatMap((stage) => faults.map((fault) => [stage, fault] as const));
  if (everyFault) return all;
  const most = Math.max(stages.length, faults.length);
  const isDiagonal = (stage: number, fault: number) =>
    Array.from({ length: most }, (_, at) => at).some(
      (at) => at % stages.length === stage && at % faults.length === fault,
    );
  return all.filter((_, place) =>
    isDiagonal(Math.floor(place / faults.length), place % faults.length),
  );
}
