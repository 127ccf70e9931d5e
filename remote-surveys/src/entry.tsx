import { defineEntry } from '@portal/platform/remote';
import type remote from '../remote.ts';

export default defineEntry<typeof remote>({
  pages: {
    locations: () => import('./screens/locations/locations.page.tsx'),
    dashboard: () => import('./screens/dashboard/dashboard.page.tsx'),
    'unit-add': () => import('./screens/unit-add/unit-add.page.tsx'),
    'unit-edit': () => import('./screens/unit-edit/unit-edit.page.tsx'),
    'unit-import': () => import('./screens/unit-import/unit-import.page.tsx'),
    surveys: () => import('./screens/surveys/surveys.page.tsx'),
    'survey-add': () => import('./screens/survey-add/survey-add.page.tsx'),
    'survey-edit': () => import('./screens/survey-edit/survey-edit.page.tsx'),
    overview: () => import('./screens/overview/overview.page.tsx'),
  },
});
