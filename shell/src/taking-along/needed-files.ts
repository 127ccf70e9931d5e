import { localeChain } from '@portal/platform/i18n/manage';
import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import { cacheOf } from '../caches/cache-names.ts';
import { addressOf, isInDevelopment } from '../files/build-files.ts';
import type { DownloadOptions } from '../files/download.ts';
import { readJson } from '../files/read-json.ts';
import { readManifest } from '../files/read-manifest.ts';

/** The files of a build to cache for offline use. */
export interface NeededBuild {
  readonly cache: string;
  /** Hash of each file, by its address. */
  readonly files: ReadonlyMap<string, string>;
}

/** The fields used of the shell's manifest, `shell.json` of its build. */
interface ShellManifest {
  readonly host: readonly string[];
  readonly facades: Readonly<Record<string, readonly string[]>>;
  readonly apart: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, string>>;
}

/** The files that a deployment needs offline. */
export interface NeededFiles {
  readonly builds: readonly NeededBuild[];
  /** Hash of the page. */
  readonly page: string;
}

/**
 * Returns the remotes with pages that work offline. Omits those on other hosts, which the worker
 * cannot answer for.
 */
export const offlineRemotes = ({ remotes }: Deployment): DeployedRemote[] =>
  remotes.filter(
    (remote) =>
      remote.declaration.offline && remote.url.startsWith('/') && !isInDevelopment(remote),
  );

/**
 * Finds the files that a deployment needs offline, from the manifests of its builds, each verified
 * by the hash in the deployment.
 *
 * @param locale the user's, whose texts are cached in addition to English
 * @returns null for a deployment whose shell names no hashes
 * @throws DownloadFailure
 */
export async function neededFiles(
  deployment: Deployment,
  locale: string,
): Promise<NeededFiles | null> {
  const { shell } = deployment;
  if (shell.integrity === undefined) return null;
  const folder = new URL(`/shell/${shell.version}/`, location.href).href;
  const remotes = offlineRemotes(deployment);
  const [said, ...builds] = await Promise.all([
    tryTwice((options) => readJson(`${folder}shell.json`, shell.integrity, options)),
    ...remotes.map((remote) => neededRemoteFiles(remote, locale)),
  ]);
  const manifest = said as ShellManifest;
  const page = manifest.files['index.html'];
  if (page === undefined) return null;
  const shared = new Set(remotes.flatMap((remote) => remote.shared ?? []));
  return { builds: [neededShellFiles(deployment, manifest, shared, locale), ...builds], page };
}

/** Returns the whole shell, except files used only by pages that need a network. */
function neededShellFiles(
  { shell }: Deployment,
  { files, apart, facades, host }: ShellManifest,
  shared: ReadonlySet<string>,
  locale: string,
): NeededBuild {
  const of = (lists: Readonly<Record<string, readonly string[]>>, isShared: boolean) =>
    Object.entries(lists).flatMap(([name, list]) => (shared.has(name) === isShared ? list : []));
  const used = new Set([...host, ...of(facades, true), ...of(apart, true)]);
  const unused = new Set(of(apart, false).filter((file) => !used.has(file)));
  const words = textFilesOf(locale);
  const needed = Object.entries(files).flatMap(([path, hash]): [string, string][] => {
    const [, file] = /^files\/(.+(?<!\.png))$/.exec(path) ?? [];
    if (file !== undefined && !unused.has(file)) return [[`/shell/files/${file}`, hash]];
    return words.has(path) ? [[`/shell/${shell.version}/${path}`, hash]] : [];
  });
  return { cache: cacheOf('shell', shell.version), files: withFullAddresses(needed) };
}

/** Returns a whole build of a remote, with the texts in the user's language. */
async function neededRemoteFiles(remote: DeployedRemote, locale: string): Promise<NeededBuild> {
  const manifest = await tryTwice((options) => readManifest(remote, options));
  const words = textFilesOf(locale);
  const needed = Object.entries(manifest?.files ?? {}).filter(([file]) =>
    file.startsWith('locales/') ? words.has(file) : !/^mf-[\w-]+\.json$/.test(file),
  );
  return {
    cache: cacheOf(remote.name, remote.version),
    files: new Map([
      [addressOf(remote, 'remote.json'), remote.integrity],
      ...needed.map(([file, hash]): [string, string] => [addressOf(remote, file), hash]),
    ]),
  };
}

/** The browser's own cache may contain the refused file, so the second attempt asks the server. */
const tryTwice = <Read>(read: (options: DownloadOptions) => Promise<Read>): Promise<Read> =>
  read({}).catch(() => read({ anew: true }));

/** Returns the text files needed, by their names in a build. */
const textFilesOf = (locale: string): ReadonlySet<string> =>
  new Set([...localeChain(locale), 'en-US'].map((each) => `locales/${each}.json`));

const withFullAddresses = (files: readonly [string, string][]): Map<string, string> =>
  new Map(files.map(([path, hash]) => [new URL(path, location.href).href, hash]));
