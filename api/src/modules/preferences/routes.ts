import type { portalCalls } from '@portal/contract/portal/schema';
import { changeOwnSettings } from '../../access/own-settings.ts';
import { userRecord } from '../../access/user-record.ts';
import { implement } from '../../app/implement.ts';

type PreferencesCalls = Pick<typeof portalCalls, 'PUT users/preferences'>;

export const preferencesRoutes = implement<PreferencesCalls>({
  'PUT users/preferences': async ({ unscoped, user, session, body }) => ({
    user: userRecord(await changeOwnSettings(unscoped, user.id, body), session),
  }),
});
