import { failureWord, isCallFailure } from '@portal/platform/http';
import type { SpokenWords } from '@portal/platform/i18n';

interface Answer {
  readonly status: { readonly status: number; readonly description: string };
}

/** An answer whose status, with a description, reports that the call failed. */
class StatusFailure extends Error {
  override readonly name = 'StatusFailure';
}

/**
 * Returns the answer of a call.
 *
 * @throws StatusFailure if its status marks an error
 */
export async function checkStatus<Given extends Answer>(asked: Promise<Given>): Promise<Given> {
  const answer = await asked;
  if (answer.status.status) throw new StatusFailure(answer.status.description);
  return answer;
}

/**
 * Explains why a call of the translations failed: the server's description, or a text of the
 * portal.
 */
export function whyFailed(error: unknown, t: SpokenWords['t']): string {
  if (error instanceof StatusFailure && error.message !== '') return error.message;
  const isChanged = isCallFailure(error) && error.code === 'changed_elsewhere';
  return t(isChanged ? 'outcome.changed_elsewhere' : failureWord(error));
}
