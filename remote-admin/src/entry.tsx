import { defineEntry } from '@portal/platform/remote';
import type remote from '../remote.ts';

export default defineEntry<typeof remote>({
  pages: {
    translations: () => import('./screens/translations/translations.page.tsx'),
    users: () => import('./screens/users/users.page.tsx'),
  },
});
