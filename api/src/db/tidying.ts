import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** The daily cleanup of an owner's tables. */
export interface Tidying {
  /** Tables whose rows are inserted and deleted all day. */
  readonly restless: readonly (keyof Schema)[];
  /** Deletes data that is not needed any more. */
  readonly forget: (db: Kysely<Schema>, now: Date) => Promise<void>;
}

export const day = 24 * 3_600_000;
