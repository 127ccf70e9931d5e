import type { Deployment } from '@portal/platform/remote';

/** A deployment with one remote, for tests: some routes need a right, some need none. */
export const testDeployment = (): Deployment => ({
  schema: 1,
  region: 'LA',
  environment: 'test-la',
  contract: '1.0.0',
  shell: { version: '0.1.0-abc123', locales: '/shell/0.1.0-abc123/locales/', languages: ['en-US'] },
  default_language: 'en-US',
  api: {
    v2: '/api/v2',
    'portal-v1': '/api/portal/v1',
    'fleet-central-v1': '/api/fleet-central/v1',
  },
  links: { sign_in: 'http://localhost:8090/sign-in', home: {}, all_sites: '', main_host: '' },
  header: [{ key: 'service', name: 'Service', links: [] }],
  footer: [{ name: 'Help', links: [] }],
  features: {},
  remotes: [
    {
      name: 'dashboard',
      version: '0.1.0-abc123',
      url: '/remotes/dashboard/0.1.0-abc123/',
      integrity: `sha384-${'A'.repeat(64)}`,
      contract: '^1.0.0',
      labels: {},
      declaration: {
        name: 'dashboard',
        title: 'title',
        languages: ['en-US'],
        redirects: [],
        nav: [],
        routes: [
          { path: '/fleet-dashboard', page: 'fleet-dashboard', right: 'FDLOGIN', title: 'title' },
          { path: '/open-to-all', page: 'open', right: null, title: 'title' },
          { path: '/units/edit-{unitId}', page: 'unit', right: 'FDLOGIN', title: 'title' },
        ],
        reports: [
          {
            section: 'index.section',
            order: 20,
            label: 'report.fleet',
            description: 'report.text',
            to: '/fleet-dashboard',
            right: 'FDLOGIN',
          },
          {
            section: 'index.section',
            order: 10,
            label: 'report.open',
            description: 'report.text',
            to: '/open-to-all',
            right: null,
          },
        ],
      },
    },
  ],
});
