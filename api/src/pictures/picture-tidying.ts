import { day, type Tidying } from '../db/tidying.ts';
import type { Pictures } from './pictures.ts';

/** Deletes pictures that no photo has used for a day, with their files. */
export const pictureTidying = (pictures: Pick<Pictures, 'remove'>): Tidying => ({
  restless: [],
  forget: async (db, now) => {
    const old = new Date(now.getTime() - day);
    // A simultaneous upload of the same picture waits for its row, and then stores the files again.
    await db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('pictures')
        .where('stored_at', '<', old)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('images')
                .select('images.id')
                .whereRef('images.content_hash', '=', 'pictures.content_hash'),
            ),
          ),
        )
        .returning('content_hash')
        .execute();
      for (const { content_hash } of gone) await pictures.remove(content_hash);
    });
  },
});
