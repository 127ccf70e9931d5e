import type { CallName } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { AnswerTo } from '../../../../app/testing.ts';
import type { Schema } from '../../../../db/schema/schema.ts';

/** What a call says. */
export interface Said {
  readonly body?: object;
  readonly file?: Uint8Array;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Makes a call. @returns the body of its answer */
export type Ask = <Name extends CallName>(
  name: Name,
  said: Said,
) => Promise<AnswerTo<Name>['body']>;

/** How many rows more each table has afterwards. */
export type Added = Readonly<Partial<Record<keyof Schema, number>>>;

/** A call that takes a key, and what it does. */
export interface KeyedWrite {
  readonly name: string;
  readonly call: CallName;
  /** Besides the key itself. */
  readonly adds: Added;
  /** Stores past the calls what none of them makes. @returns the id of a row */
  readonly store?: (kysely: Kysely<Schema>, tag: string) => Promise<number>;
  /**
   * Writes what the call needs.
   *
   * @param tag a word that no other write of the test has
   * @param stored what `store` has returned
   * @returns what the call says under the key, and the same with something else in it
   */
  readonly prepare: (ask: Ask, key: string, tag: string, stored: number) => Promise<Prepared>;
}

export interface Prepared {
  readonly said: Said;
  readonly other: Said;
}

/** A body under a key, and another one under the same. */
export const bodies = (client_key: string, said: object, other: object): Prepared => ({
  said: { body: { client_key, ...said } },
  other: { body: { client_key, ...said, ...other } },
});

/** A deletion under a key, and the same of another revision. */
export function deletion(id: number, query: Readonly<Record<string, string>>): Prepared {
  const params = { id: String(id) };
  return { said: { params, query }, other: { params, query: { ...query, revision: '2' } } };
}
