import { deviceDays } from '@portal/contract/portal';
import { day, type Tidying } from '../../db/tidying.ts';

/** Devices that have not been in contact for long are taken off the list. */
export const deviceTidying: Tidying = {
  restless: ['devices'],
  forget: async (db, now) => {
    const oldest = new Date(now.getTime() - deviceDays * day);
    await db.deleteFrom('devices').where('reported_at', '<', oldest).execute();
  },
};
