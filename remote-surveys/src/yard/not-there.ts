import { CallFailure, isCallFailure } from '@portal/platform/http';

/** What the server says of a row that is not there, or not for this person. */
export const notThere = new CallFailure({ status: 400, code: 'unknown_value' });

/** Codes of what is not there, or not for this person. */
const absent: readonly string[] = ['unknown_value', 'not_found', 'invalid'];

/** Whether a page's subject is not there, or not for this person. */
export const isAbsent = (error: unknown): boolean =>
  isCallFailure(error) && absent.includes(error.code);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The name of a row as an address has it: its id, or the key of the write that made it.
 *
 * @throws CallFailure for what names no row, so that the server need not be asked
 */
export function rowNamed(name: string | number): string {
  const text = String(name);
  if (!/^[1-9]\d{0,9}$/.test(text) && !uuid.test(text)) throw notThere;
  return text;
}
