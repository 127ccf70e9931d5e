import { createHash } from 'node:crypto';
import type { TakenAlong, TakingAlong } from '@portal/contract/fleet-surveys';
import { type CallName, documentKey } from '@portal/contract/wire';

/** An answer that a device keeps. */
export interface Answered {
  readonly call: CallName;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** Leaves out what the device has already. @param known the hashes that it has, by the keys of documents */
export function withoutKnown(
  answers: readonly Answered[],
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

/** Of a short answer or a long one: as many signs as make no two alike. */
const hashOf = (answer: unknown): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
