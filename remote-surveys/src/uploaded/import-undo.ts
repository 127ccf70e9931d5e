import { surveyLimits } from '@portal/contract/fleet-surveys';
import { readKept, writeKept } from '@portal/platform/session';

/** Writes of one import, which can be taken back for a day. */
export interface ImportUndo {
  readonly keys: readonly string[];
  /** ISO instant. */
  readonly at: string;
  /** No more of its rows wait: what is saved next is another import. */
  readonly isWhole?: boolean;
}

const keyOf = (login: string, locationId: number) =>
  `surveys/import/${encodeURIComponent(login)}/${locationId}`;

/** The last import that can still be taken back, or null. */
export function readUndo(login: string, locationId: number, now: Date): ImportUndo | null {
  const kept = readKept('browser', keyOf(login, locationId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { keys, at, isWhole }: { keys?: unknown; at?: unknown; isWhole?: unknown } = kept;
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) return null;
  if (typeof at !== 'string') return null;
  const hours = (now.getTime() - Date.parse(at)) / 3_600_000;
  return hours >= 0 && hours < surveyLimits.undoHours
    ? { keys, at, ...(isWhole === true && { isWhole }) }
    : null;
}

/** Keeps how an import is taken back; null forgets it. Without storage the import stands. */
export function writeUndo(login: string, locationId: number, undo: ImportUndo | null): void {
  writeKept('browser', keyOf(login, locationId), undo);
}

/** Another file is read: what is saved from now on is an import of its own. */
export function endImport(login: string, locationId: number, now: Date): void {
  const undo = readUndo(login, locationId, now);
  if (undo) writeUndo(login, locationId, { ...undo, isWhole: true });
}
