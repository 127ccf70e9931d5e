import { isAxiosError } from 'axios';
import type { CallFailure } from '../../http/call-failure.ts';

/**
 * Returns whether a failure comes from the server itself and not from an intermediary. Codes newer
 * than this build count as well.
 */
export function isFromServer({ cause }: CallFailure): boolean {
  const body: unknown = isAxiosError(cause) ? cause.response?.data : undefined;
  return typeof body === 'object' && body !== null && 'code' in body && 'path' in body;
}
