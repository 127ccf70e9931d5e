import { CallFailure, isCallFailure } from '@portal/platform/http';

/** The server's refusal for a row that does not exist or that the user may not see. */
export const notFoundFailure = new CallFailure({ status: 400, code: 'unknown_value' });

/** Codes of refusals for rows that do not exist or that the user may not see. */
const absent: readonly string[] = ['unknown_value', 'not_found', 'invalid'];

/** Whether a page's subject does not exist or may not be seen by the user. */
export const isAbsent = (error: unknown): boolean =>
  isCallFailure(error) && absent.includes(error.code);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The name of a row in an address: its id, or the key of the write that created it.
 *
 * @throws CallFailure for anything else, so that the server need not be called
 */
export function checkedRowName(name: string | number): string {
  const text = String(name);
  if (!/^[1-9]\d{0,9}$/.test(text) && !uuid.test(text)) throw notFoundFailure;
  return text;
}
