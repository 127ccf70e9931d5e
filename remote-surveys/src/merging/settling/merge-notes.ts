import { currentUser, readKept, writeKept } from '@portal/platform/session';

/** A merge made without asking, reported to the author of the write. */
export interface MergeNote {
  readonly call: string;
  /** The body of the merged write, which identifies its row. */
  readonly body: object;
  /** Number of its unit, if known. */
  readonly unitNumber: string | null;
  /** Fields that another user has changed and whose changes were kept. */
  readonly fields: readonly string[];
  /** The author of those changes; empty if not known. */
  readonly by: string;
  /** ISO time of the merge. */
  readonly at: string;
}

/** Number of latest merges remembered. */
const most = 50;

const storageKeyOf = (login: string) => `surveys/merged/${encodeURIComponent(login)}`;
const listeners = new Set<() => void>();
let listed: readonly MergeNote[] = [];
let listedAs = '[]';

function isNote(note: unknown): note is MergeNote {
  if (typeof note !== 'object' || note === null) return false;
  const { call, body, fields, by, at }: Partial<Record<keyof MergeNote, unknown>> = note;
  return (
    Array.isArray(fields) &&
    typeof body === 'object' &&
    body !== null &&
    [call, by, at, ...fields].every((text) => typeof text === 'string')
  );
}

/**
 * The signed-in user's latest merges, last one first. Returns the same list while nothing changes.
 */
export function mergeNotes(): readonly MergeNote[] {
  const login = currentUser()?.Login;
  const kept = login === undefined ? null : readKept('browser', storageKeyOf(login));
  const notes = Array.isArray(kept) ? kept.filter(isNote) : [];
  const text = JSON.stringify(notes);
  if (text !== listedAs) [listed, listedAs] = [notes, text];
  return listed;
}

export const addMergeNote = (note: MergeNote): void => keep([note, ...mergeNotes()].slice(0, most));

/** Forgets the merges, once they were seen. */
export const dropMergeNotes = (): void => keep(null);

function keep(notes: readonly MergeNote[] | null): void {
  const login = currentUser()?.Login;
  if (login === undefined) return;
  writeKept('browser', storageKeyOf(login), notes);
  for (const listener of listeners) listener();
}

/**
 * Subscribes to merges in any tab.
 *
 * @returns the function that unsubscribes
 */
export function onMergeNotes(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
