import { localeChain } from '@portal/platform/i18n/manage';
import {
  type DeployedRemote,
  firstFilesOf,
  type RemoteBuild,
  type RemoteManifest,
} from '@portal/platform/remote';

/** Somebody is working on it: its files change under their names, and nothing is known of them. */
export const isDeveloped = ({ version }: Pick<RemoteBuild, 'version'>): boolean =>
  version.endsWith('-dev');

/** The whole address of a build's file. */
export const addressOf = ({ url }: RemoteBuild, file: string): string =>
  new URL(url + file, location.href).href;

/** The file to run first; undefined when nobody names it. */
export const entryOf = (
  build: DeployedRemote,
  manifest: RemoteManifest | null,
): string | undefined =>
  build.entry?.file ?? manifest?.entry ?? (isDeveloped(build) ? 'entry.js' : undefined);

/** Addresses of what a page needs first besides its words; of a developed build nothing is known. */
export function firstFiles(
  build: DeployedRemote,
  manifest: RemoteManifest | null,
  page: string,
): string[] {
  if (isDeveloped(build)) return [];
  const named = { entry: entryOf(build, manifest), pages: build.pages ?? manifest?.pages };
  return firstFilesOf(named, page).map((file) => addressOf(build, file));
}

/** Addresses of a remote's words of a locale and of its parents, by locale. */
export const wordFiles = (remote: DeployedRemote, locale: string): Map<string, string> =>
  new Map(
    localeChain(locale)
      .filter((each) => remote.declaration.languages.includes(each))
      .map((each) => [each, addressOf(remote, `locales/${each}.json`)]),
  );
