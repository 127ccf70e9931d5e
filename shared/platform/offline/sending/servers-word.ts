import { isAxiosError } from 'axios';
import type { CallFailure } from '../../http/call-failure.ts';

/**
 * Whether a failure is the server's own word, and not that of something between here and the server. A
 * code that is newer than this build counts, too.
 */
export function isServersWord({ cause }: CallFailure): boolean {
  const body: unknown = isAxiosError(cause) ? cause.response?.data : undefined;
  return typeof body === 'object' && body !== null && 'code' in body && 'path' in body;
}
