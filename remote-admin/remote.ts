import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'admin',
  title: 'nav.section',
  screens: [
    {
      path: '/admin/translations',
      page: 'translations',
      right: 'TVADMIN2',
      title: 'page.title',
      menu: { section: 'nav.section', order: 90 },
    },
    {
      path: '/admin/users',
      page: 'users',
      right: 'TVADMIN2',
      title: 'users.title',
      menu: { section: 'nav.section', order: 91 },
    },
  ],
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
