import type { Deployment, RemoteDeclaration } from './remote-types.ts';

/** A declaration that uses every feature once, for tests. */
export const exampleDeclaration = (): RemoteDeclaration => ({
  name: 'dashboard',
  title: 'nav.dashboard',
  routes: [
    { path: '/fleet-dashboard', page: 'fleet-dashboard', right: 'FDLOGIN', title: 'page.title' },
    { path: '/units/edit-{unitId}', page: 'edit-unit', right: null, title: 'page.unit' },
  ],
  redirects: [{ from: '/units/{unitId}', to: '/units/edit-{unitId}' }],
  nav: [
    {
      section: 'nav.section',
      order: 10,
      label: 'nav.dashboard',
      to: '/fleet-dashboard?tab=purchases',
      right: 'FDLOGIN',
    },
  ],
  reports: [
    {
      section: 'index.section',
      order: 10,
      label: 'nav.dashboard',
      description: 'index.dashboard',
      to: '/fleet-dashboard',
      right: 'FDLOGIN',
    },
  ],
  languages: ['en-US', 'es-US'],
});

export const exampleWords: Record<string, string> = {
  'nav.dashboard': 'Fleet Dashboard',
  'nav.section': 'Dashboards',
  'page.title': 'Fleet Dashboard',
  'page.unit': 'Edit unit',
  'index.section': 'Dashboards',
  'index.dashboard': 'Purchases and service',
};

const exampleBuild = (version: string) => ({
  version,
  url: `/remotes/dashboard/${version}/`,
  integrity: `sha384-${'A'.repeat(64)}`,
  contract: '^1.0.0',
  entry: { file: 'entry.js', integrity: `sha384-${'B'.repeat(64)}` },
  pages: { 'fleet-dashboard': ['page.js', 'page.css'] },
});

/** A deployment that uses every feature once, for tests. */
export const exampleDeployment = (): Deployment => ({
  schema: 1,
  region: 'LA',
  environment: 'prod-la',
  contract: '1.0.0',
  shell: {
    version: '0.1.0-ab12cd34',
    locales: '/shell/0.1.0-ab12cd34/locales/',
    languages: ['en-US', 'pt-BR'],
    integrity: `sha384-${'C'.repeat(64)}`,
  },
  default_language: 'en-US',
  api: {
    v2: '/api/v2',
    'portal-v1': '/api/portal/v1',
    'fleet-central-v1': '/api/fleet-central/v1',
  },
  links: {
    sign_in: 'http://localhost:8090/sign-in',
    home: { GYR: 'https://home.example/' },
    all_sites: 'https://sites.example/',
    main_host: 'https://main.example/',
    named: { service_history: 'https://history.example/' },
  },
  header: [
    {
      key: 'shop',
      name: 'menu.shop',
      links: [{ key: 'tires', name: 'menu.tires', url: '/tires', sso_id: null, new_window: false }],
    },
  ],
  footer: [{ name: 'footer.about', links: [{ name: 'footer.contact', url: '/contact' }] }],
  features: { language_option: true },
  units: 'us',
  support: [
    {
      name: 'support.solutions',
      contacts: [{ name: 'support.desk', phone: '1', email: 'desk@example', url: '/desk' }],
    },
  ],
  overrides: false,
  loading: { stall: 5000, slow: 3000, total: 120_000, retry: 400 },
  remotes: [
    {
      name: 'dashboard',
      ...exampleBuild('0.1.0-1a2b3c4d'),
      declaration: exampleDeclaration(),
      labels: { 'en-US': exampleWords },
      previous: [exampleBuild('0.1.0-0a1b2c3d')],
      taken_back: ['0.1.0-0bad2c3d'],
    },
  ],
});
