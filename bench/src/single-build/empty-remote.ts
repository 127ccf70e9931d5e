import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { buildPackage } from '@portal/build/webpack';
import type { BuildTarget } from '@portal/deploy/targets';

const compressed = promisify(gzip);

const files = {
  'package.json': JSON.stringify({
    name: '@portal/remote-empty',
    version: '0.1.0',
    type: 'module',
  }),
  'src/entry.tsx': [
    "import { defineEntry } from '@portal/platform/remote';",
    "const empty = () => import('./screens/empty/empty.page.tsx');",
    'export default defineEntry({ pages: { empty } });',
  ].join('\n'),
  'src/screens/empty/empty.page.tsx': 'export default () => <main />;',
};

/**
 * Builds a remote with one empty page, using the modules of another remote.
 *
 * @param folder where it is built
 * @returns bytes of its scripts and styles, each file compressed with gzip: the cost of opening one
 * more remote
 */
export async function emptyRemote(remote: BuildTarget, folder: string): Promise<number> {
  const version = '0.1.0-empty';
  const outDir = path.join(folder, 'dist');
  await rm(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await symlink(path.join(remote.dir, 'node_modules'), path.join(folder, 'node_modules'));
  await buildPackage({ packageDir: folder, version, outDir, mode: 'production' });
  const built = (await readdir(outDir)).filter((name) => /\.(?:js|css)$/.test(name));
  const sizes = await Promise.all(
    built.map(async (name) => {
      const content = await readFile(path.join(outDir, name));
      return (await compressed(content, { level: 9 })).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
