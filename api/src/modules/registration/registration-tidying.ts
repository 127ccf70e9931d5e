import { day, type Tidying } from '../../db/tidying.ts';

/** Deletes registrations a year after they were decided. */
export const registrationTidying: Tidying = {
  restless: ['registrations'],
  async forget(db, now) {
    const before = new Date(now.getTime() - 365 * day);
    await db.deleteFrom('registrations').where('decided_at', '<', before).execute();
  },
};
