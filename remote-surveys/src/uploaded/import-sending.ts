import { readKept, writeKept } from '@portal/platform/session';

/** Rows sent to be saved, without an answer yet. */
export interface ImportSending {
  readonly key: string;
  /** Keys of the rows in the store. */
  readonly ids: readonly number[];
  readonly isAllOrNone: boolean;
  /** Whether units of other locations were to be moved here. */
  readonly isMoving: boolean;
}

const keyOf = (login: string, locationId: number) =>
  `surveys/import-sending/${encodeURIComponent(login)}/${locationId}`;

/** The request that was pending when the page was left, or null. */
export function readSending(login: string, locationId: number): ImportSending | null {
  const kept = readKept('browser', keyOf(login, locationId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { key, ids, isAllOrNone, isMoving }: Partial<Record<keyof ImportSending, unknown>> = kept;
  if (typeof key !== 'string' || typeof isAllOrNone !== 'boolean') return null;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'number')) return null;
  return { key, ids, isAllOrNone, isMoving: isMoving === true };
}

/** Stores a pending request until it is answered; null deletes it. */
export function writeSending(
  login: string,
  locationId: number,
  sending: ImportSending | null,
): void {
  writeKept('browser', keyOf(login, locationId), sending);
}
