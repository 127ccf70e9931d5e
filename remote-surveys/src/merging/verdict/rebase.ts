import { type Written, writes } from './writes.ts';

interface NamedWrite extends Written {
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

/** Whether two writes change one row by the same call. */
export const isSameRow = (one: NamedWrite, other: NamedWrite): boolean =>
  one.call === other.call &&
  identifying.every((name) => Reflect.get(one.body, name) === Reflect.get(other.body, name));

// The revision that a later write counts on may be somebody else's once the one before it does not go in as
// it was written. It names the revision that this one had read instead, so that it is refused and merged, too.
const onRevisionOf = (write: Written, { body }: Written): Written => {
  const { revision }: { revision?: unknown } = body;
  return { ...write, body: { ...write.body, revision } };
};

/**
 * A write that was made on top of one that is given up: its own changes alone, on what that one had read.
 *
 * @returns null where it stands on its own
 */
export function rebased(later: NamedWrite, givenUp: NamedWrite): Written | null {
  if (!isSameRow(later, givenUp)) return null;
  const next = writes[later.call]?.without(later, givenUp) ?? null;
  return next && onRevisionOf(next, givenUp);
}

/**
 * A write that was made on top of one that goes in otherwise than it was written, such as merged.
 *
 * @returns null where it stands on its own
 */
export const relying = (later: NamedWrite, settled: NamedWrite): Written | null =>
  writes[later.call] && isSameRow(later, settled) ? onRevisionOf(later, settled) : null;
