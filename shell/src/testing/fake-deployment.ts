import type { DeployedRemote, Deployment, RemoteDeclaration } from '@portal/platform/remote';

/**
 * Returns a deployed remote with the relevant fields of its declaration. Its build is in
 * development, so that no files are prefetched.
 */
export function fakeRemote(
  name: string,
  declared: Partial<RemoteDeclaration> = {},
  own: Partial<DeployedRemote> = {},
): DeployedRemote {
  return {
    name,
    version: '1.0.0-dev',
    url: `/remotes/${name}/1.0.0-dev/`,
    integrity: `sha384-${'A'.repeat(64)}`,
    contract: '^1.0.0',
    labels: { 'en-US': {} },
    declaration: {
      name,
      title: 'title',
      routes: [],
      redirects: [],
      nav: [],
      reports: [],
      languages: ['en-US'],
      ...declared,
    },
    ...own,
  };
}

/** Returns a deployment with the given remotes. */
export const fakeDeployment = (remotes: DeployedRemote[] = []): Deployment => ({
  schema: 1,
  region: 'LA',
  environment: 'prod-la',
  contract: '1.0.0',
  shell: {
    version: '1.0.0-0a1b2c3d',
    locales: '/shell/1.0.0-0a1b2c3d/locales/',
    languages: ['en-US', 'pt-BR'],
  },
  default_language: 'en-US',
  api: {
    v2: '/api/v2',
    'portal-v1': '/api/portal/v1',
    'fleet-central-v1': '/api/fleet-central/v1',
  },
  links: {
    sign_in: 'https://members.example/sign-in',
    home: {},
    all_sites: '',
    main_host: 'https://main.example/',
  },
  header: [],
  footer: [],
  features: { language_option: true },
  remotes,
});
