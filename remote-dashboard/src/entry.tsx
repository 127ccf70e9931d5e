import { defineEntry } from '@portal/platform/remote';
import type remote from '../remote.ts';

export default defineEntry<typeof remote>({
  pages: {
    'fleet-dashboard': () => import('./screens/fleet-dashboard/fleet-dashboard.page.tsx'),
    templates: () => import('./screens/templates/templates.page.tsx'),
    find: () => import('./screens/find/find.page.tsx'),
    home: () => import('./screens/home/home.page.tsx'),
    favorites: () => import('./screens/favorites/favorites.page.tsx'),
  },
});
