import type { Answer } from './person.ts';

/** The ids that were acknowledged, by the names of their rows. */
export type Acknowledged = ReadonlyMap<string, string>;

/** What is wrong with rows that were acknowledged. */
export interface Wrong {
  readonly lost: number;
  /** Rows that are there besides, although each was written under one key. */
  readonly doubled: number;
}

/** Rows of one kind that a person writes, each under a name of its own. */
export interface Writing {
  /**
   * Writes a row; sent again with its key, it is the same row.
   *
   * @returns its id once that is acknowledged; null when there was no answer
   * @throws Error when the row is refused
   */
  write(name: string, key: string): Promise<string | null>;
  /** Looks for the rows when all is over. */
  check(acknowledged: Acknowledged): Promise<Wrong>;
}

/**
 * Reads an answer to a write.
 *
 * @returns null without one, and for who is to try again later
 * @throws Error when the write is refused
 */
export function acknowledged(
  answer: Answer | null,
  idIn: (body: Answer['body']) => unknown,
): string | null {
  if (answer === null || answer.status === 429) return null;
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return String(idIn(answer.body));
}
