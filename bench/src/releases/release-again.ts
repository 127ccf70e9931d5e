import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { takeFirstFiles } from '@portal/build/first-files';
import { sharedFilesFolder } from '@portal/build/shell-files';
import { compile, packageConfig } from '@portal/build/webpack';
import type { BuildTarget } from '@portal/deploy/targets';
import { ChangedSources } from './changed-sources.ts';

const compressed = promisify(brotliCompress);

/** Bytes (brotli) of the scripts and styles that a returning visitor fetches after a release. */
export interface ReleaseBytes {
  /** All changed files of the shell, after a change to the index. */
  readonly screen: number;
  /** The same after a change to a component of the platform. */
  readonly component: number;
  /** The files of a remote's first page, which include the version, after a change to that page. */
  readonly page: number;
}

const changed = {
  screen: /[\\/]shell[\\/]src[\\/]screens[\\/]index[\\/]index\.page\.tsx$/,
  component: /[\\/]platform[\\/]ui[\\/]states[\\/]empty-state\.tsx$/,
  page: /\.page\.tsx$/,
} as const;

/**
 * Builds the shell and a remote again, each with one changed module, and compares the files with
 * the previous ones.
 *
 * @param targets the shell and a remote, both built
 * @param folder where the releases are written
 */
export async function releaseAgain(
  { shell, remote }: Readonly<Record<'shell' | 'remote', BuildTarget>>,
  folder: string,
): Promise<ReleaseBytes> {
  const before = new Set(await readdir(path.join(shell.distDir, sharedFilesFolder)));
  const ofShell = async (what: 'screen' | 'component') => {
    const dir = path.join(await release(shell, changed[what], folder), sharedFilesFolder);
    const files = (await readdir(dir)).filter((file) => /\.(?:js|css)$/.test(file));
    const fetched = files.filter((file) => !before.has(file));
    if (fetched.length === 0) throw new Error(`A release with another ${what} changed no file`);
    return bytesOf(dir, fetched);
  };
  const screen = await ofShell('screen');
  const component = await ofShell('component');
  const dir = await release(remote, changed.page, folder);
  const first = await takeFirstFiles(dir);
  const [page = []] = Object.values(first?.pages ?? {});
  return { screen, component, page: await bytesOf(dir, [first?.entry ?? '', ...page]) };
}

/** Builds a package with the matching modules changed. */
async function release(target: BuildTarget, what: RegExp, folder: string): Promise<string> {
  const outDir = path.join(folder, 'release');
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const config = packageConfig({
    packageDir: target.dir,
    version: `${target.version.split('-')[0]}-again`,
    outDir,
    mode: 'production',
  });
  await compile({ ...config, plugins: [new ChangedSources(what), ...(config.plugins ?? [])] });
  return outDir;
}

async function bytesOf(dir: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const content = await readFile(path.join(dir, file));
    return (await compressed(content)).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
