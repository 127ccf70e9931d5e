import { day, type Tidying } from '../db/tidying.ts';

/**
 * Deletes stored responses of writes after this many days; by then the writes are no longer
 * repeated.
 */
export const keyTidying = (days: number): Tidying => ({
  restless: ['idempotency_keys'],
  forget: async (db, now) => {
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now.getTime() - days * day))
      .execute();
  },
});
