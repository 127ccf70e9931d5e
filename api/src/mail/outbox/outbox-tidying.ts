import { day, type Tidying } from '../../db/tidying.ts';

/** Deletes letters older than this number of days, with the states of their mails. */
export const outboxTidying = (days: number): Tidying => ({
  restless: ['outbox_letters', 'outbox_mails'],
  forget: async (db, now) => {
    await db
      .deleteFrom('outbox_letters')
      .where('created_at', '<', new Date(now.getTime() - days * day))
      .execute();
  },
});
