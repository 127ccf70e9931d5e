import { day, type Tidying } from '../../db/tidying.ts';

/** Forgets letters that are older than so many days, with what became of them. */
export const outboxTidying = (days: number): Tidying => ({
  restless: ['outbox_letters', 'outbox_mails'],
  forget: async (db, now) => {
    await db
      .deleteFrom('outbox_letters')
      .where('created_at', '<', new Date(now.getTime() - days * day))
      .execute();
  },
});
