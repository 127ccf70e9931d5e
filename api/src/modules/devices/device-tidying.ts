import { deviceDays } from '@portal/contract/portal';
import { day, type Tidying } from '../../db/tidying.ts';

/** Deletes devices without recent contact from the list. */
export const deviceTidying: Tidying = {
  restless: ['devices'],
  forget: async (db, now) => {
    const oldest = new Date(now.getTime() - deviceDays * day);
    await db.deleteFrom('devices').where('reported_at', '<', oldest).execute();
  },
};
