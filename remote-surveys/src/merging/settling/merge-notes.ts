import { currentUser, readKept, writeKept } from '@portal/platform/session';

/** What was merged without a question, for its author to see. */
export interface MergeNote {
  /** What it was about, as the entry has it. */
  readonly subject: unknown;
  /** Fields that somebody else has changed, and that stay so. */
  readonly fields: readonly string[];
  /** Who did; empty where nobody knows. */
  readonly by: string;
  /** ISO; when it was merged. */
  readonly at: string;
}

/** The latest ones are remembered. */
const most = 50;

const placeOf = (login: string) => `surveys/merged/${encodeURIComponent(login)}`;

const isNote = (note: unknown): note is MergeNote => {
  if (typeof note !== 'object' || note === null) return false;
  const { fields, by, at }: Partial<Record<keyof MergeNote, unknown>> = note;
  return (
    Array.isArray(fields) &&
    fields.every((field) => typeof field === 'string') &&
    typeof by === 'string' &&
    typeof at === 'string'
  );
};

/** The latest merges of the person who is signed in, the last one first. */
export function mergeNotes(): readonly MergeNote[] {
  const login = currentUser()?.Login;
  const kept = login === undefined ? null : readKept('browser', placeOf(login));
  return Array.isArray(kept) ? kept.filter(isNote) : [];
}

export function addMergeNote(note: MergeNote): void {
  const login = currentUser()?.Login;
  if (login !== undefined)
    writeKept('browser', placeOf(login), [note, ...mergeNotes()].slice(0, most));
}

/** Forgets them, once they were seen. */
export function dropMergeNotes(): void {
  const login = currentUser()?.Login;
  if (login !== undefined) writeKept('browser', placeOf(login), null);
}
