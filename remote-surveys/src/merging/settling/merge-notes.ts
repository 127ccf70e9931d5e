import { currentUser, readKept, writeKept } from '@portal/platform/session';

/** What was merged without a question, for its author to see. */
export interface MergeNote {
  readonly call: string;
  /** What the merged write says, by which it is named. */
  readonly body: object;
  /** Number of the unit that it is of, where it is known. */
  readonly unitNumber: string | null;
  /** Fields that somebody else has changed, and that stay so. */
  readonly fields: readonly string[];
  /** Who has changed them; empty where nobody knows. */
  readonly by: string;
  /** ISO; when it was merged. */
  readonly at: string;
}

/** The latest ones are remembered. */
const most = 50;

const placeOf = (login: string) => `surveys/merged/${encodeURIComponent(login)}`;
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

/** The latest merges of the person who is signed in, the last one first. The same list while nothing changes. */
export function mergeNotes(): readonly MergeNote[] {
  const login = currentUser()?.Login;
  const kept = login === undefined ? null : readKept('browser', placeOf(login));
  const notes = Array.isArray(kept) ? kept.filter(isNote) : [];
  const text = JSON.stringify(notes);
  if (text !== listedAs) [listed, listedAs] = [notes, text];
  return listed;
}

export const addMergeNote = (note: MergeNote): void => keep([note, ...mergeNotes()].slice(0, most));

/** Forgets them, once they were seen. */
export const dropMergeNotes = (): void => keep(null);

function keep(notes: readonly MergeNote[] | null): void {
  const login = currentUser()?.Login;
  if (login === undefined) return;
  writeKept('browser', placeOf(login), notes);
  for (const listener of listeners) listener();
}

/**
 * Hears of merges, in whichever tab they were made.
 *
 * @returns stops hearing
 */
export function onMergeNotes(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
