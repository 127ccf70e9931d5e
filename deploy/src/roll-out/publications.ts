import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { deployedRemoteSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';
import { editionOf } from '../build/editions.ts';
import { manifestFileOf } from '../publish/publish-checked.ts';
import { type Publication, publishedDir } from '../site/publish.ts';
import { isRemoteName } from '../site/remote-names.ts';

const versionSchema = deployedRemoteSchema.properties.version;

/** A build in a site. */
export interface PublishedBuild extends Publication {
  /** Time of its last publication, in milliseconds since 1970. */
  readonly time: number;
}

/** Every complete build in a site, newest first, without those in development. */
export async function publications(siteDir: string): Promise<PublishedBuild[]> {
  const remotes = (await foldersOf(path.join(siteDir, 'remotes'))).filter(isRemoteName);
  const found = await Promise.all([
    versionsOf(siteDir, 'shell', 'shell', path.join(siteDir, 'shell')),
    ...remotes.map((name) =>
      versionsOf(siteDir, 'remote', name, path.join(siteDir, 'remotes', name)),
    ),
  ]);
  return found.flat().sort((one, other) => other.time - one.time);
}

export const isPublished = (
  published: readonly PublishedBuild[],
  build: Omit<Publication, 'kind'>,
) => published.some(({ name, version }) => name === build.name && version === build.version);

/** The newest publication of a remote or of one of its editions. */
export const newestOf = (
  name: string,
  published: readonly PublishedBuild[],
  edition = '',
): PublishedBuild | undefined =>
  published.find(
    (build) =>
      build.kind === 'remote' && build.name === name && editionOf(build.version) === edition,
  );

async function versionsOf(
  siteDir: string,
  kind: Publication['kind'],
  name: string,
  folder: string,
): Promise<PublishedBuild[]> {
  const versions = (await foldersOf(folder)).filter(
    (version) => Check(versionSchema, version) && !version.endsWith('-dev'),
  );
  const found = versions.map(async (version): Promise<PublishedBuild | undefined> => {
    const build = { kind, name, version };
    const file = path.join(publishedDir(siteDir, build), manifestFileOf(build));
    // A folder without this file is being removed, or was never complete.
    const facts = await stat(file).catch(() => undefined);
    return facts && { ...build, time: facts.mtimeMs };
  });
  return (await Promise.all(found)).filter((one) => one !== undefined);
}

async function foldersOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
