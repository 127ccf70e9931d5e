import { readKept, writeKept } from '@portal/platform/session';

/** Rows that were sent to be saved, and whose answer nobody has heard yet. */
export interface ImportSending {
  readonly key: string;
  /** Of the rows, as the store has them. */
  readonly ids: readonly number[];
  readonly isAllOrNone: boolean;
  /** Whether units of other yards were to move here. */
  readonly isMoving: boolean;
}

const keyOf = (login: string, locationId: number) =>
  `surveys/import-sending/${encodeURIComponent(login)}/${locationId}`;

/** What was on its way when the page was left, or null. */
export function readSending(login: string, locationId: number): ImportSending | null {
  const kept = readKept('browser', keyOf(login, locationId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { key, ids, isAllOrNone, isMoving }: Partial<Record<keyof ImportSending, unknown>> = kept;
  if (typeof key !== 'string' || typeof isAllOrNone !== 'boolean') return null;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'number')) return null;
  return { key, ids, isAllOrNone, isMoving: isMoving === true };
}

/** Keeps it until it is answered; null forgets it. */
export function writeSending(
  login: string,
  locationId: number,
  sending: ImportSending | null,
): void {
  writeKept('browser', keyOf(login, locationId), sending);
}
