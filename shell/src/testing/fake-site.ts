import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import { fakeDeployment, fakeRemote } from './fake-deployment.ts';

/** Stands in for the hash of a file, which only browsers compute here. */
const fakeHash = (content: string): string => `sha384-${btoa(content).slice(0, 64)}`;

/** The builds of the shell and of its remote in a deployment. */
interface Builds {
  readonly shell?: string;
  readonly surveys?: string;
}

/**
 * A site whose shell has one unused facade and one shared with the remote `surveys`, which has a
 * page that works offline. `fetch` answers from it, and refuses a wrong hash.
 */
export function fakeSite() {
  const files = new Map<string, string>();
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (address, { integrity } = {}) => {
    const path = String(address).replace(location.origin, '');
    asked.push(path);
    const content = files.get(path);
    if (content === undefined) return new Response('Not found', { status: 404 });
    if (integrity && integrity !== fakeHash(content)) throw new TypeError('Failed to fetch');
    const headers = {
      'content-type': 'text/plain',
      'content-security-policy': "default-src 'self'",
    };
    return new Response(content, { headers });
  });

  /** Puts files into a folder; returns their hashes. */
  const put = (folder: string, contents: Readonly<Record<string, string>>) => {
    for (const [file, content] of Object.entries(contents)) files.set(folder + file, content);
    return Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [file, fakeHash(content)]),
    );
  };

  function putShell(version: string) {
    const own = { 'shell.js': `shell ${version}`, 'ui.js': 'ui', 'charts.js': 'charts' };
    const hashes = put('/shell/files/', { ...own, 'host.js': 'host', 'icon-192.png': 'icon' });
    const named = Object.entries(hashes).map(([file, hash]) => [`files/${file}`, hash]);
    const words = put(`/shell/${version}/`, {
      'locales/pt-BR.json': '{"a":"b"}',
      'locales/fr-CA.json': '{"a":"c"}',
    });
    const html = `<head><meta name="portal-shell" content="${version}"></head>`;
    const manifest = JSON.stringify({
      host: ['host.js'],
      facades: { '@portal/platform/ui': ['ui.js'], '@portal/platform/charts': ['charts.js'] },
      apart: { '@portal/platform/ui': ['ui.js'], '@portal/platform/charts': ['charts.js'] },
      files: { ...Object.fromEntries(named), ...words, 'index.html': fakeHash(html) },
    });
    put(`/shell/${version}/`, { 'shell.json': manifest });
    files.set('/', html);
    return fakeHash(manifest);
  }

  function putRemote(version: string): DeployedRemote {
    const url = `/remotes/surveys/${version}/`;
    const hashes = put(url, {
      'entry.js': `entry ${version}`,
      'locales/en-US.json': '{}',
      'locales/pt-BR.json': '{"b":"c"}',
      'locales/fr-CA.json': '{"b":"d"}',
      'mf-manifest.json': '{"c":"d"}',
    });
    const manifest = JSON.stringify({ files: hashes, shared: {} });
    put(url, { 'remote.json': manifest });
    return fakeRemote(
      'surveys',
      { offline: { pages: ['inspect'] }, languages: ['en-US', 'pt-BR', 'fr-CA'] },
      {
        version,
        url,
        integrity: fakeHash(manifest),
        shared: ['@portal/platform/ui'],
      },
    );
  }

  return {
    files,
    asked,
    /** Publishes these builds; returns a deployment that runs them. */
    deploy({ shell = '1.0.0-0a1b2c3d', surveys = '1.0.0-1a2b3c4d' }: Builds = {}): Deployment {
      const integrity = putShell(shell);
      const remote = putRemote(surveys);
      const deployment = fakeDeployment([remote]);
      const locales = `/shell/${shell}/locales/`;
      return {
        ...deployment,
        features: { ...deployment.features, offline: true },
        shell: { ...deployment.shell, version: shell, locales, integrity },
      };
    },
  };
}
