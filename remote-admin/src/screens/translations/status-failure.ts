import { failureWord, isCallFailure } from '@portal/platform/http';
import type { SpokenWords } from '@portal/platform/i18n';

interface Answer {
  readonly status: { readonly status: number; readonly description: string };
}

/** An answer that says, in words of its own, that nothing came of the call. */
class StatusFailure extends Error {
  override readonly name = 'StatusFailure';
}

/** The answer of a call. @throws StatusFailure where its status marks an error */
export async function succeeded<Given extends Answer>(asked: Promise<Given>): Promise<Given> {
  const answer = await asked;
  if (answer.status.status) throw new StatusFailure(answer.status.description);
  return answer;
}

/** Why a call of the translations failed: what the server says, or a sentence of our own. */
export function whyFailed(error: unknown, t: SpokenWords['t']): string {
  if (error instanceof StatusFailure && error.message !== '') return error.message;
  const isChanged = isCallFailure(error) && error.code === 'changed_elsewhere';
  return t(isChanged ? 'outcome.changed_elsewhere' : failureWord(error));
}
