import { type WriteWithBase, writes } from './writes.ts';

interface NamedWrite extends WriteWithBase {
  readonly call: string;
}

const identifying = [
  'survey_id',
  'unit_id',
  'unit_inspection_id',
  'axle_number',
  'side',
  'slot',
] as const;

/** Whether two writes change the same row by the same call. */
export const isSameRow = (one: NamedWrite, other: NamedWrite): boolean =>
  one.call === other.call &&
  identifying.every((name) => Reflect.get(one.body, name) === Reflect.get(other.body, name));

// If the earlier write is not sent as it was written, the revision that the later one expects may
// be another user's. Sets the revision that the earlier one had read, so that the later one is
// refused and merged, too.
const withRevisionOf = (write: WriteWithBase, { body }: WriteWithBase): WriteWithBase => {
  const { revision }: { revision?: unknown } = body;
  return { ...write, body: { ...write.body, revision } };
};

/**
 * A write based on a discarded one: reduced to its own changes, on the row that the discarded one
 * had read.
 *
 * @returns null if it does not depend on the other
 */
export function rebasedOnDiscarded(later: NamedWrite, givenUp: NamedWrite): WriteWithBase | null {
  if (!isSameRow(later, givenUp)) return null;
  const next = writes[later.call]?.without(later, givenUp) ?? null;
  return next && withRevisionOf(next, givenUp);
}

/**
 * A write based on one that is not sent as it was written, such as a merged one.
 *
 * @returns null if it does not depend on the other
 */
export const rebasedOnSettled = (later: NamedWrite, settled: NamedWrite): WriteWithBase | null =>
  writes[later.call] && isSameRow(later, settled) ? withRevisionOf(later, settled) : null;
