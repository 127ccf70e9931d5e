import { surveyLimits } from '@portal/contract/fleet-surveys';
import { readKept, writeKept } from '@portal/platform/session';

/** The writes of an import, which can be undone for a day. */
export interface ImportUndo {
  readonly keys: readonly string[];
  /** ISO time. */
  readonly at: string;
  /** Whether none of its rows wait any more: the next save is a new import. */
  readonly isWhole?: boolean;
}

const keyOf = (login: string, locationId: number) =>
  `surveys/import/${encodeURIComponent(login)}/${locationId}`;

/** The last import that can still be undone, or null. */
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

/**
 * Stores the writes of an import for undo; null deletes them. Without storage, the import cannot be
 * undone.
 */
export function writeUndo(login: string, locationId: number, undo: ImportUndo | null): void {
  writeKept('browser', keyOf(login, locationId), undo);
}

/** Ends the import, because another file is read: later saves belong to a new import. */
export function endImport(login: string, locationId: number, now: Date): void {
  const undo = readUndo(login, locationId, now);
  if (undo) writeUndo(login, locationId, { ...undo, isWhole: true });
}
