import { localeChain } from '@portal/platform/i18n/manage';
import {
  type DeployedRemote,
  firstFilesOf,
  type RemoteBuild,
  type RemoteManifest,
} from '@portal/platform/remote';

/**
 * Whether a build is in development: its files change under the same names, and nothing is known
 * about them.
 */
export const isInDevelopment = ({ version }: Pick<RemoteBuild, 'version'>): boolean =>
  version.endsWith('-dev');

/** Returns the absolute address of a build's file. */
export const addressOf = ({ url }: RemoteBuild, file: string): string =>
  new URL(url + file, location.href).href;

/** Returns the file to run first; undefined if unknown. */
export const entryOf = (
  build: DeployedRemote,
  manifest: RemoteManifest | null,
): string | undefined =>
  build.entry?.file ?? manifest?.entry ?? (isInDevelopment(build) ? 'entry.js' : undefined);

/**
 * Returns the addresses of the files that a page needs first, besides its texts; empty for a build
 * in development.
 */
export function firstFiles(
  build: DeployedRemote,
  manifest: RemoteManifest | null,
  page: string,
): string[] {
  if (isInDevelopment(build)) return [];
  const named = { entry: entryOf(build, manifest), pages: build.pages ?? manifest?.pages };
  return firstFilesOf(named, page).map((file) => addressOf(build, file));
}

/** Returns the addresses of a remote's texts for a locale and its parents, by locale. */
export const wordFiles = (remote: DeployedRemote, locale: string): Map<string, string> =>
  new Map(
    localeChain(locale)
      .filter((each) => remote.declaration.languages.includes(each))
      .map((each) => [each, addressOf(remote, `locales/${each}.json`)]),
  );
