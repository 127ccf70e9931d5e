import { defineRemote } from '@portal/platform/remote';

const declared = defineRemote({
  name: 'admin',
  title: 'nav.section',
  screens: [
    {
      path: '/manage-specs',
      page: 'specs',
      right: null,
      title: 'specs.title',
    },
    {
      path: '/manage-products',
      page: 'products',
      right: 'TVADMIN',
      title: 'products.page',
      menu: { section: 'nav.section', order: 89 },
    },
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
    {
      path: '/admin/devices',
      page: 'devices',
      right: 'TVADMIN2',
      title: 'devices.page',
      menu: { section: 'nav.section', order: 94 },
    },
    {
      path: '/admin/audit',
      page: 'audit',
      right: 'TVADMIN2',
      title: 'audit.page',
      menu: { section: 'nav.section', order: 95 },
    },
  ],
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});

/**
 * Any signed-in user may open the specs page, which shows only what is accessible; the menu offers
 * it to users of the survey tool.
 */
export default {
  ...declared,
  nav: [
    {
      section: 'nav.section',
      order: 80,
      label: 'specs.title',
      to: '/manage-specs',
      right: 'TVLOGIN',
    },
    ...declared.nav,
  ],
};
