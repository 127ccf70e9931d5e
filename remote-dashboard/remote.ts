import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'dashboard',
  title: 'nav.fleet_dashboard',
  screens: [
    {
      path: '/fleet-dashboard',
      page: 'fleet-dashboard',
      right: 'FDLOGIN',
      title: 'page.title',
      menu: { section: 'nav.section', order: 10, label: 'nav.fleet_dashboard' },
      report: { section: 'index.section', order: 10, description: 'index.description' },
    },
    {
      path: '/fleet-dashboard/templates',
      page: 'templates',
      right: 'FDLOGIN',
      title: 'templates.title',
      menu: { section: 'nav.section', order: 11 },
    },
    {
      path: '/fleet-dashboard/favorites',
      page: 'favorites',
      right: 'FDLOGIN',
      title: 'favorites.title',
      menu: { section: 'nav.section', order: 12 },
    },
  ],
  home: [{ page: 'home', order: 10, right: 'FDLOGIN' }],
  finder: { page: 'find', right: 'FDLOGIN' },
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
