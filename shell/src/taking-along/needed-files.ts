import { localeChain } from '@portal/platform/i18n/manage';
import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import { cacheOf } from '../caches/cache-names.ts';
import { addressOf, isDeveloped } from '../files/build-files.ts';
import type { DownloadOptions } from '../files/download.ts';
import { readJson } from '../files/read-json.ts';
import { readManifest } from '../files/read-manifest.ts';

/** What is taken along of a build. */
export interface NeededBuild {
  readonly cache: string;
  /** Hash of each file, by its address. */
  readonly files: ReadonlyMap<string, string>;
}

/** What the shell says of itself, as far as it is asked here: `shell.json` of the build. */
interface ShellManifest {
  readonly host: readonly string[];
  readonly facades: Readonly<Record<string, readonly string[]>>;
  readonly apart: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, string>>;
}

/** What a deployment needs without a network. */
export interface NeededFiles {
  readonly builds: readonly NeededBuild[];
  /** Hash of the page. */
  readonly page: string;
}

/** Remotes with pages that work without a network. Those of other hosts are not for the worker to answer. */
export const offlineRemotes = ({ remotes }: Deployment): DeployedRemote[] =>
  remotes.filter(
    (remote) => remote.declaration.offline && remote.url.startsWith('/') && !isDeveloped(remote),
  );

/**
 * Finds the files of a deployment that must be there for a day without a network, by what its builds say
 * of themselves: each is believed by the hash that the deployment has of it.
 *
 * @param locale the person's, whose words come along beside the English ones
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
    twice((options) => readJson(`${folder}shell.json`, shell.integrity, options)),
    ...remotes.map((remote) => ofRemote(remote, locale)),
  ]);
  const manifest = said as ShellManifest;
  const page = manifest.files['index.html'];
  if (page === undefined) return null;
  const shared = new Set(remotes.flatMap((remote) => remote.shared ?? []));
  return { builds: [ofShell(deployment, manifest, shared, locale), ...builds], page };
}

/** The whole shell, apart from what only pages show that need a network. */
function ofShell(
  { shell }: Deployment,
  { files, apart, facades, host }: ShellManifest,
  shared: ReadonlySet<string>,
  locale: string,
): NeededBuild {
  const of = (lists: Readonly<Record<string, readonly string[]>>, isShared: boolean) =>
    Object.entries(lists).flatMap(([name, list]) => (shared.has(name) === isShared ? list : []));
  const used = new Set([...host, ...of(facades, true), ...of(apart, true)]);
  const unused = new Set(of(apart, false).filter((file) => !used.has(file)));
  const words = wordsOf(locale);
  const needed = Object.entries(files).flatMap(([path, hash]): [string, string][] => {
    const [, file] = /^files\/(.+(?<!\.png))$/.exec(path) ?? [];
    if (file !== undefined && !unused.has(file)) return [[`/shell/files/${file}`, hash]];
    return words.has(path) ? [[`/shell/${shell.version}/${path}`, hash]] : [];
  });
  return { cache: cacheOf('shell', shell.version), files: atOwnHost(needed) };
}

/** A whole build of a remote, in the person's words. */
async function ofRemote(remote: DeployedRemote, locale: string): Promise<NeededBuild> {
  const manifest = await twice((options) => readManifest(remote, options));
  const words = wordsOf(locale);
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

/** What the browser's own cache has may be what was refused: the server is asked a second time. */
const twice = <Read>(read: (options: DownloadOptions) => Promise<Read>): Promise<Read> =>
  read({}).catch(() => read({ anew: true }));

/** The files of words that are needed, as builds name them. */
const wordsOf = (locale: string): ReadonlySet<string> =>
  new Set([...localeChain(locale), 'en-US'].map((each) => `locales/${each}.json`));

const atOwnHost = (files: readonly [string, string][]): Map<string, string> =>
  new Map(files.map(([path, hash]) => [new URL(path, location.href).href, hash]));
