import type { CallName } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { AnswerTo } from '../../../../app/testing.ts';
import type { Schema } from '../../../../db/schema/schema.ts';

/** The input of a call. */
export interface CallRequest {
  readonly body?: object;
  readonly file?: Uint8Array;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Makes a call. @returns the body of its answer */
export type MakeCall = <Name extends CallName>(
  name: Name,
  said: CallRequest,
) => Promise<AnswerTo<Name>['body']>;

/** Number of rows added to each table. */
export type AddedRowCounts = Readonly<Partial<Record<keyof Schema, number>>>;

/** A call that takes a client key, and its effects. */
export interface KeyedWrite {
  readonly name: string;
  readonly call: CallName;
  /** Not counting the row of the key itself. */
  readonly adds: AddedRowCounts;
  /**
   * Stores rows that no call creates directly in the database.
   *
   * @returns the id of a row
   */
  readonly store?: (kysely: Kysely<Schema>, tag: string) => Promise<number>;
  /**
   * Writes the rows that the call needs.
   *
   * @param tag a word that is unique among the writes of the test
   * @param stored the id that `store` returned
   * @returns the call's input under the key, and the same with a difference
   */
  readonly prepare: (
    ask: MakeCall,
    key: string,
    tag: string,
    stored: number,
  ) => Promise<ConflictingRequests>;
}

export interface ConflictingRequests {
  readonly said: CallRequest;
  readonly other: CallRequest;
}

/** A body with a key, and a different one with the same key. */
export const bodies = (client_key: string, said: object, other: object): ConflictingRequests => ({
  said: { body: { client_key, ...said } },
  other: { body: { client_key, ...said, ...other } },
});

/** A deletion with a key, and the same with another revision. */
export function deletion(id: number, query: Readonly<Record<string, string>>): ConflictingRequests {
  const params = { id: String(id) };
  return { said: { params, query }, other: { params, query: { ...query, revision: '2' } } };
}
