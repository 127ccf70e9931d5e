import { day, type Tidying } from '../db/tidying.ts';

/** How long a write that is sent again gets its first answer. */
const keptDays = 90;

/** Forgets the answers of writes that nobody sends again any more. */
export const keyTidying: Tidying = {
  restless: ['idempotency_keys'],
  forget: async (db, now) => {
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now.getTime() - keptDays * day))
      .execute();
  },
};
