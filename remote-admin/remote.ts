import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'admin',
  title: 'nav.section',
  routes: [
    {
      path: '/admin/translations',
      page: 'translations',
      right: 'TVADMIN2',
      title: 'page.title',
    },
    {
      path: '/admin/users',
      page: 'users',
      right: 'TVADMIN2',
      title: 'users.title',
    },
  ],
  redirects: [],
  nav: [
    {
      section: 'nav.section',
      order: 90,
      label: 'page.title',
      to: '/admin/translations',
      right: 'TVADMIN2',
    },
    {
      section: 'nav.section',
      order: 91,
      label: 'users.title',
      to: '/admin/users',
      right: 'TVADMIN2',
    },
  ],
  reports: [],
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
