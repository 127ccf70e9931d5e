import type { portalCalls } from '@portal/contract/portal/schema';
import { implement } from '../../app/implement.ts';
import { reportDevice } from './report-device.ts';

type DeviceCalls = Pick<typeof portalCalls, 'POST devices/report'>;

export const deviceRoutes = implement<DeviceCalls>({
  'POST devices/report': async (input) => ({ forget: await reportDevice(input, input.body) }),
});
