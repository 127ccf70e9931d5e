import { addPack, buildNamespace, localeChain, type Words } from '@portal/platform/i18n/manage';
import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import english from '../../locales/en-US.json';
import { integrityOf } from '../federation/integrity.ts';
import { wordFiles } from '../files/build-files.ts';
import type { DownloadOptions } from '../files/download.ts';
import { readJson } from '../files/read-json.ts';
import { loadOverlay, type OverlayOptions } from './overlay.ts';

/** Builds with texts on the page: they follow a change of the language. */
const speaking = new Map<string, DeployedRemote>();

/**
 * Adds the shell's built-in English texts, so that it can show messages even if nothing else can be
 * loaded.
 */
export const addEnglish = (): void => addPack('shell', 'en-US', english);

/** Adds the labels of the remotes from the deployment, so that menus need no request. */
export function addLabels({ remotes }: Deployment): void {
  for (const { name, labels } of remotes)
    for (const [locale, words] of Object.entries(labels)) addPack(name, locale, words);
}

/**
 * Loads the texts of a locale and its parents, overlaid with the administrators' texts: the
 * shell's, and those of every remote on the page.
 *
 * @throws the transport's failure when the shell's or the administrators' texts cannot be loaded
 */
export async function loadWords(
  locale: string,
  { shell }: Deployment,
  options: OverlayOptions = {},
): Promise<void> {
  const chain = localeChain(locale);
  await Promise.all([
    ...[...speaking.values()].map((remote) => loadRemoteWords(locale, remote).catch(stayEnglish)),
    ...chain
      .filter((each) => shell.languages.includes(each) && each !== 'en-US')
      // Texts are not code: the hashes of the shell's own files do not cover them.
      .map((each) => loadPack(['shell'], each, `${shell.locales}${each}.json`, {})),
    ...chain.map((each) => loadOverlay(each, options)),
  ]);
}

/**
 * Loads the texts of a remote's build for a locale and its parents, as far as it has them. The
 * pages of a build use its own texts; outside a page, the last loaded texts of a remote are used.
 *
 * @throws DownloadFailure
 */
export async function loadRemoteWords(
  locale: string,
  remote: DeployedRemote,
  options: DownloadOptions = {},
): Promise<void> {
  const namespace = buildNamespace(remote.name, remote.version);
  speaking.set(namespace, remote);
  await Promise.all(
    [...wordFiles(remote, locale)].map(([each, address]) =>
      loadPack([namespace, remote.name], each, address, {
        ...options,
        integrity: integrityOf(address),
      }),
    ),
  );
}

// A remote whose texts in a new language fail to load shows the parent's; the shell changes anyway.
const stayEnglish = (cause: unknown) => console.warn('Words could not be loaded', cause);

async function loadPack(
  namespaces: readonly string[],
  locale: string,
  address: string,
  { integrity, ...options }: DownloadOptions & { readonly integrity?: string | undefined },
): Promise<void> {
  const words = (await readJson(address, integrity, options)) as Words;
  for (const namespace of namespaces) addPack(namespace, locale, words);
}
