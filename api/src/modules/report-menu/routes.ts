import type { portalCalls } from '@portal/contract/portal/schema';
import { reportMenu } from '@portal/platform/remote';
import { implement } from '../../app/implement.ts';

export const reportMenuRoutes = implement<
  Pick<typeof portalCalls, 'GET tire_management_reports/get'>
>({
  'GET tire_management_reports/get': async ({ user, deployment }) =>
    reportMenu((await deployment.current()) ?? { remotes: [] }, user.rights),
});
