import { day, type Tidying } from '../../../db/tidying.ts';

/** Removes photos deleted more than a day ago, which can no longer be restored. */
export const imageTidying: Tidying = {
  restless: ['images'],
  forget: async (db, now) => {
    await db
      .deleteFrom('images')
      .where('deleted_at', '<', new Date(now.getTime() - day))
      .execute();
  },
};
