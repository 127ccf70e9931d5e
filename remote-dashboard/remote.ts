import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'dashboard',
  title: 'nav.fleet_dashboard',
  routes: [
    { path: '/fleet-dashboard', page: 'fleet-dashboard', right: 'FDLOGIN', title: 'page.title' },
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
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
