import { day, type Tidying } from '../db/tidying.ts';

/** Forgets answers of writes that are older than so many days: nobody sends these again. */
export const keyTidying = (days: number): Tidying => ({
  restless: ['idempotency_keys'],
  forget: async (db, now) => {
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now.getTime() - days * day))
      .execute();
  },
});
