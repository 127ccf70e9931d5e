import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'dashboard',
  title: 'nav.fleet_dashboard',
  routes: [
    { path: '/fleet-dashboard', page: 'fleet-dashboard', right: 'FDLOGIN', title: 'page.title' },
    {
      path: '/fleet-dashboard/templates',
      page: 'templates',
      right: 'FDLOGIN',
      title: 'templates.title',
    },
    {
      path: '/fleet-dashboard/favorites',
      page: 'favorites',
      right: 'FDLOGIN',
      title: 'favorites.title',
    },
  ],
  redirects: [],
  nav: [
    {
      section: 'nav.section',
      order: 10,
      label: 'nav.fleet_dashboard',
      to: '/fleet-dashboard',
      right: 'FDLOGIN',
    },
    {
      section: 'nav.section',
      order: 11,
      label: 'templates.title',
      to: '/fleet-dashboard/templates',
      right: 'FDLOGIN',
    },
    {
      section: 'nav.section',
      order: 12,
      label: 'favorites.title',
      to: '/fleet-dashboard/favorites',
      right: 'FDLOGIN',
    },
  ],
  reports: [
    {
      section: 'index.section',
      order: 10,
      label: 'page.title',
      description: 'index.description',
      to: '/fleet-dashboard',
      right: 'FDLOGIN',
    },
  ],
  home: [{ page: 'home', order: 10, right: 'FDLOGIN' }],
  finder: { page: 'find', right: 'FDLOGIN' },
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
