import { devicesList } from '@portal/contract/admin';
import type { adminCalls } from '@portal/contract/admin/schema';
import { implement } from '../../../app/implement.ts';
import { listHandlers } from '../../../lists/list-handlers.ts';
import { setForgetRequest } from './forget-device.ts';
import { readDevices } from './read-devices.ts';
import { remindUser } from './remind-user.ts';

type DeviceCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} admin/devices/${string}`>
>;

const done = { status: { status: 0, description: 'Success' } };

export const adminDeviceRoutes = implement<DeviceCalls>({
  ...listHandlers('admin/devices', devicesList, { namespace: 'admin', read: readDevices }),

  'POST admin/devices/remind': async ({ unscoped, body, user, now, settings, postMail }) => {
    postMail(await remindUser(unscoped, body.id, { by: user.id, now, origin: settings.origin }));
    return done;
  },

  'POST admin/devices/ask_forget': async ({ unscoped, body, user, now }) => {
    await setForgetRequest(unscoped, body.id, true, { by: user.id, now });
    return done;
  },

  'POST admin/devices/withdraw_forget': async ({ unscoped, body, user, now }) => {
    await setForgetRequest(unscoped, body.id, false, { by: user.id, now });
    return done;
  },
});
