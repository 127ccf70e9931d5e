import { createHash } from 'node:crypto';
import type { TakenAlong, TakingAlong } from '@portal/contract/fleet-surveys';
import { type CallName, documentKey } from '@portal/contract/wire';

/** An answer that a device stores. */
export interface AnsweredCall {
  readonly call: CallName;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly answer: unknown;
}

/**
 * Omits documents that the device already has.
 *
 * @param known its hashes, by document key
 */
export function omitKnownDocuments(
  answers: readonly AnsweredCall[],
  known: TakingAlong['known'] = {},
): Pick<TakenAlong, 'documents' | 'unchanged'> {
  const documents: TakenAlong['documents'] = [];
  const unchanged: string[] = [];
  for (const answered of answers) {
    const key = documentKey(answered.call, answered);
    const hash = hashOf(answered.answer);
    if (Object.hasOwn(known, key) && known[key] === hash) unchanged.push(key);
    else documents.push({ ...answered, hash });
  }
  return { documents, unchanged };
}

/** Hash of an answer, shortened to as many characters as make collisions practically impossible. */
const hashOf = (answer: unknown): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
