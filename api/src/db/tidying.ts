import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** What its owner wants looked after once a day. */
export interface Tidying {
  /** Tables whose rows come and go all day. */
  readonly restless: readonly (keyof Schema)[];
  /** Forgets what nobody needs any more. */
  readonly forget: (db: Kysely<Schema>, now: Date) => Promise<void>;
}

export const day = 24 * 3_600_000;
