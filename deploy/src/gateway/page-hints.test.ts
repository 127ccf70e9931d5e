import { type Deployment, parseDeployment } from '@portal/platform/remote';
import { testSite } from '../testing/test-site.ts';
import { hintedPage } from './page-hints.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const route = (path: string, page: string) => ({ path, page, right: null, title: 'title' });
const url = '/remotes/one/1.0.0-1a2b3c4d/';

const deployment: Deployment = parseDeployment({
  schema: 1,
  region: 'LA',
  environment: 'test',
  contract: '1.0.0',
  shell: { version: '1.0.0-1a2b3c4d', locales: '/l/', languages: ['en-US'] },
  default_language: 'en-US',
  api: { v2: '/api', 'portal-v1': '/api', 'fleet-central-v1': '/api' },
  links: { sign_in: '/in', home: {}, all_sites: '', main_host: '' },
  header: [],
  footer: [],
  features: {},
  remotes: [
    {
      name: 'one',
      version: '1.0.0-1a2b3c4d',
      url,
      integrity: hash,
      contract: '^1.0.0',
      labels: {},
      entry: { file: 'entry.1a.js', integrity: hash },
      pages: { first: ['page.1a.js', 'page".css'] },
      shared: ['react', '@portal/platform/ui', '@portal/platform/query', 'constructor'],
      declaration: {
        name: 'one',
        title: 'title',
        routes: [route('/one', 'first'), route('/one/edit-{id}', 'second')],
        redirects: [],
        nav: [],
        reports: [],
        languages: ['en-US'],
      },
    },
  ],
});

let site: ReturnType<typeof testSite>;
beforeEach(() => {
  site = testSite();
  site.write('index.html', '<head><title>Portal</title></head><body></body>');
});
afterEach(() => site.remove());

const hinted = async (path: string, at: Deployment | null = deployment) => {
  const page = await hintedPage(site.dir, at ?? undefined, path);
  return [...(page?.html ?? '').matchAll(/<link rel="preload" href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
};

test.each([
  ['/one', ['remote.json', 'entry.1a.js', 'page.1a.js', 'page&#34;.css']],
  ['/one/edit-7', ['remote.json', 'entry.1a.js']],
  ['/', []],
  ['/%zz', []],
])('at %s the page names what it needs first', async (path, files) => {
  expect(await hinted(path)).toEqual(files.map((file) => url + file));
});

test('beside them it names what the remote takes of the shell, each file once, as what it runs as', async () => {
  const facades = {
    '@portal/platform/ui': ['kit.1a.js', 'ui.1a.css', 'unknown.1a.js'],
    '@portal/platform/query': ['kit.1a.js'],
    '@portal/platform/charts': ['charts.1a.js'],
  };
  const names = ['host.1a.js', 'kit.1a.js', 'ui.1a.css', 'charts.1a.js'];
  const files = Object.fromEntries(names.map((file) => [`files/${file}`, `sha384-${file}`]));
  const manifest = { host: ['host.1a.js'], facades, files };
  site.write('shell/1.0.0-1a2b3c4d/shell.json', JSON.stringify(manifest));
  expect((await hinted('/one/edit-7')).slice(2)).toEqual(
    ['host.1a.js', 'kit.1a.js', 'ui.1a.css'].map((file) => `/shell/files/${file}`),
  );
  const { html } = (await hintedPage(site.dir, deployment, '/one/edit-7')) ?? { html: '' };
  expect(html).toContain(
    'href="/shell/files/kit.1a.js" as="script" integrity="sha384-kit.1a.js" crossorigin="anonymous"',
  );
  expect(html).toContain('ui.1a.css" as="style" integrity="sha384-ui.1a.css"');
  expect(html).toContain('entry.1a.js" as="fetch" crossorigin');
  expect(await hinted('/')).toEqual([]);
});

test('nothing is known of remotes without an entry, or without a deployment', async () => {
  const remotes = deployment.remotes.map(({ entry: _, ...remote }) => remote);
  expect(await hinted('/one', { ...deployment, remotes })).toEqual([]);
  expect(await hinted('/one', null)).toEqual([]);
});

test('another path or another page has another mark', async () => {
  const markOf = async (path: string) => (await hintedPage(site.dir, deployment, path))?.etag;
  const marks = [await markOf('/one'), await markOf('/'), await markOf('/404')];
  expect(marks[0]).not.toBe(marks[1]);
  expect(marks[1]).toBe(marks[2]);
  site.write('index.html', '<head></head>');
  expect(await markOf('/')).not.toBe(marks[1]);
});

test('without a page there is nothing to send', async () => {
  site.remove('index.html');
  expect(await hintedPage(site.dir, deployment, '/')).toBeUndefined();
});
