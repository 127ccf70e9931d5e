import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compile } from '../build/build-target.ts';
import type { BuildTarget } from '../build/targets.ts';

const declaration = {
  name: 'one',
  title: 'title',
  routes: [{ path: '/one', page: 'one', right: 'FDLOGIN', title: 'title' }],
  redirects: [],
  nav: [],
  reports: [],
  languages: ['en-US', 'pt-BR'],
};

const ownRegion = (name: string) =>
  JSON.parse(readFileSync(path.join(__dirname, '../../regions', `${name}.json`), 'utf8'));

/** A temporary workspace with a shell and one remote. */
export function testWorkspace() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'workspace-')));
  const write = (file: string, content: unknown) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const declare = (change: object = {}) =>
    write(
      'remote-one/remote.ts',
      `export default ${JSON.stringify({ ...declaration, ...change })}`,
    );
  /** Adds a remote with these declarations besides its name. */
  const addRemote = (name: string, change: object = {}) => {
    const dir = `remote-${name}`;
    const declared = { ...declaration, name, routes: [], ...change };
    write(`${dir}/package.json`, { name: `@portal/${dir}`, version: '0.2.0' });
    for (const language of declared.languages)
      write(`${dir}/locales/${language}.json`, { title: name });
    write(`${dir}/remote.ts`, `export default ${JSON.stringify(declared)}`);
  };
  write('pnpm-workspace.yaml', 'packages:\n  - shell\n  - remote-*\n');
  write('pnpm-lock.yaml', '');
  write('shared/platform/contract.json', { versions: { '1.0.0': '' }, since: {} });
  for (const name of ['shell', 'remote-one']) {
    write(`${name}/package.json`, { name: `@portal/${name}`, version: '0.1.0' });
    write(`${name}/locales/en-US.json`, { title: 'One' });
    write(`${name}/locales/pt-BR.json`, { title: 'Um' });
  }
  // Provided by the shell: the platform, and the React that comes with it.
  const platform = 'shell/node_modules/@portal/platform';
  write(`${platform}/package.json`, { version: '1.0.0' });
  for (const name of ['react', 'react-dom']) {
    write(`${platform}/node_modules/${name}/package.json`, { version: '19.2.0' });
  }
  declare();
  // Regions without any of the portal's own remotes.
  write('regions/base.json', { ...ownRegion('base'), remotes: {} });
  for (const region of ['LA', 'EMEA', 'AP']) {
    write(`regions/${region}.json`, { ...ownRegion(region), remotes: {} });
  }
  return {
    regionsDir: path.join(root, 'regions'),
    root,
    write,
    declare,
    addRemote,
    remove: (file = '') => rmSync(path.join(root, file), { recursive: true, force: true }),
  };
}

/** Stands in for webpack: writes a page, and a script long enough to be compressed. */
export const fakeCompile: Compile = async ({ packageDir, outDir, version }) => {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, 'entry.js'), `const version = '${version}';`.repeat(50));
  writeFileSync(path.join(outDir, 'index.html'), `<title>${version}</title>`);
  if (packageDir.endsWith('shell')) {
    for (const file of ['sw.js', 'sw-off.js', 'manifest.webmanifest'])
      writeFileSync(path.join(outDir, file), JSON.stringify({ file, version }));
    return;
  }
  const first = { entry: 'entry.js', pages: { one: ['entry.js'] } };
  writeFileSync(path.join(outDir, 'first-files.json'), JSON.stringify(first));
};

/** The only target of a kind. */
export function only(targets: readonly BuildTarget[], kind: BuildTarget['kind']): BuildTarget {
  const target = targets.find((one) => one.kind === kind);
  if (!target) throw new Error(`No ${kind}`);
  return target;
}
