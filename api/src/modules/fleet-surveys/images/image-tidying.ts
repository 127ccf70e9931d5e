import { day, type Tidying } from '../../../db/tidying.ts';

/** Forgets photos that were deleted a day ago, which nobody can put back any more. */
export const imageTidying: Tidying = {
  restless: ['images'],
  forget: async (db, now) => {
    await db
      .deleteFrom('images')
      .where('deleted_at', '<', new Date(now.getTime() - day))
      .execute();
  },
};
