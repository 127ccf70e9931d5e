import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { deployedRemoteSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';
import { editionOf } from '../build/editions.ts';
import { describedIn } from '../publish/publish-checked.ts';
import { type Publication, publishedDir } from '../site/publish.ts';
import { isRemoteName } from '../site/remote-names.ts';

const versionSchema = deployedRemoteSchema.properties.version;

/** A build that lies in a site. */
export interface Published extends Publication {
  /** When it was published last, in milliseconds since 1970. */
  readonly time: number;
}

/** Every build that lies whole in a site, newest first; what is being developed is none. */
export async function publications(siteDir: string): Promise<Published[]> {
  const remotes = (await foldersOf(path.join(siteDir, 'remotes'))).filter(isRemoteName);
  const found = await Promise.all([
    versionsOf(siteDir, 'shell', 'shell', path.join(siteDir, 'shell')),
    ...remotes.map((name) =>
      versionsOf(siteDir, 'remote', name, path.join(siteDir, 'remotes', name)),
    ),
  ]);
  return found.flat().sort((one, other) => other.time - one.time);
}

/** Whether a build lies in the site. */
export const isPublished = (published: readonly Published[], build: Omit<Publication, 'kind'>) =>
  published.some(({ name, version }) => name === build.name && version === build.version);

/** The newest publication of a remote, or of an edition of it. */
export const newestOf = (
  name: string,
  published: readonly Published[],
  edition = '',
): Published | undefined =>
  published.find(
    (build) =>
      build.kind === 'remote' && build.name === name && editionOf(build.version) === edition,
  );

async function versionsOf(
  siteDir: string,
  kind: Publication['kind'],
  name: string,
  folder: string,
): Promise<Published[]> {
  const versions = (await foldersOf(folder)).filter(
    (version) => Check(versionSchema, version) && !version.endsWith('-dev'),
  );
  const found = versions.map(async (version): Promise<Published | undefined> => {
    const build = { kind, name, version };
    const file = path.join(publishedDir(siteDir, build), describedIn(build));
    // A folder without it is being cleared away, or was never whole.
    const facts = await stat(file).catch(() => undefined);
    return facts && { ...build, time: facts.mtimeMs };
  });
  return (await Promise.all(found)).filter((one) => one !== undefined);
}

async function foldersOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
