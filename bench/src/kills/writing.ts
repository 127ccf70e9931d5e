import type { Answer } from './person.ts';

/** The acknowledged ids, by the names of their rows. */
export type AcknowledgedIds = ReadonlyMap<string, string>;

/** Errors among the acknowledged rows. */
export interface RowErrors {
  readonly lost: number;
  /** Surplus rows, although each was written with a single key. */
  readonly doubled: number;
}

/** Rows of one kind that a user writes, each with its own name. */
export interface RowWriter {
  /**
   * Writes a row; repeated with the same key, it is the same row.
   *
   * @returns its id once acknowledged; null without a response
   * @throws Error when the row is refused
   */
  write(name: string, key: string): Promise<string | null>;
  /** Checks the rows at the end. */
  check(acknowledged: AcknowledgedIds): Promise<RowErrors>;
}

/**
 * Reads the response to a write.
 *
 * @returns the id; null without a response, or if the write has to be repeated later
 * @throws Error when the write is refused
 */
export function readAcknowledgment(
  answer: Answer | null,
  idIn: (body: Answer['body']) => unknown,
): string | null {
  if (answer === null || answer.status === 429) return null;
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return String(idIn(answer.body));
}
