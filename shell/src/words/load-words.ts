import { addPack, buildNamespace, localeChain, type Words } from '@portal/platform/i18n/manage';
import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import english from '../../locales/en-US.json';
import { integrityOf } from '../federation/integrity.ts';
import { wordFiles } from '../files/build-files.ts';
import type { DownloadOptions } from '../files/download.ts';
import { readJson } from '../files/read-json.ts';
import { loadOverlay, type OverlayOptions } from './overlay.ts';

/** Builds whose words are on the page: they follow a change of the language. */
const speaking = new Map<string, DeployedRemote>();

/** The shell's English words come with it, so that it can speak when nothing else can be had. */
export const addEnglish = (): void => addPack('shell', 'en-US', english);

/** The labels of the remotes come with the deployment: menus need no request. */
export function addLabels({ remotes }: Deployment): void {
  for (const { name, labels } of remotes)
    for (const [locale, words] of Object.entries(labels)) addPack(name, locale, words);
}

/**
 * Loads the words of a locale and of its parents, with the administrators' words over them: the
 * shell's, and those of every remote that is on the page.
 *
 * @throws the transport's failure when the shell's or the administrators' words cannot be had
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
      // Words are no code: the chain of the shell's own files leaves them out.
      .map((each) => loadPack(['shell'], each, `${shell.locales}${each}.json`, {})),
    ...chain.map((each) => loadOverlay(each, options)),
  ]);
}

/**
 * Loads the words of a remote's build of a locale and of its parents, as far as it has them. The
 * pages of a build speak its own; outside a page, a remote's words are those that came last.
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

// A remote without its words in a new language speaks the parent's; the shell changes all the same.
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
