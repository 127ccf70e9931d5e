import { type DeployedRemote, platformOffers, type RemoteManifest } from '@portal/platform/remote';
import { federationHost } from '../federation/late-host.ts';
import { providedOnDemand } from '../federation/provided.ts';
import { firstFiles, isDeveloped, wordFiles } from '../files/build-files.ts';
import type { DownloadOptions } from '../files/download.ts';
import { fetchFile } from '../files/fetch-file.ts';
import { hintFiles } from '../files/hint-files.ts';
import { readManifest } from '../files/read-manifest.ts';
import { shownLocale } from '../words/language.ts';
import { buildsToTry } from './bad-builds.ts';

/**
 * Fetches ahead of time what a page of a remote needs, so that a first visit waits for no line.
 * Nothing of the remote runs on somebody else's screen, neither scripts nor styles. What fails is
 * fetched again when it is needed. Cheap to call again.
 */
export function preparePage(remote: DeployedRemote, page: string): void {
  const [build] = buildsToTry(remote);
  if (isDeveloped(build) || !platformOffers(build.contract)) return;
  prepare(build, page).catch(() => undefined);
}

/**
 * Hints what a prepared page is about to run, as soon as the person decides to go there: the browser
 * has it at hand by the time the page is asked for.
 */
export function hintPage(remote: DeployedRemote, page: string): void {
  const [build] = buildsToTry(remote);
  if (platformOffers(build.contract)) hintFiles(firstFiles(build, null, page));
}

async function prepare(remote: DeployedRemote, page: string): Promise<void> {
  const options = { ahead: true };
  const named = fetchNeeded(remote, null, page, options);
  const [manifest] = await Promise.all([readManifest(remote, options), named]);
  await fetchNeeded(remote, manifest, page, options);
}

/**
 * Fetches whatever is known to be needed: the remote's files and words, and what it takes from the
 * shell.
 *
 * @throws DownloadFailure
 */
export async function fetchNeeded(
  build: DeployedRemote,
  manifest: RemoteManifest | null,
  page: string,
  options: DownloadOptions = {},
): Promise<void> {
  const words = isDeveloped(build) ? [] : wordFiles(build, shownLocale()).values();
  const files = [...firstFiles(build, manifest, page), ...words];
  const names = manifest ? Object.keys(manifest.shared) : (build.shared ?? []);
  const shared = names.map((name) => providedOnDemand[name]?.());
  await Promise.all([
    ...files.map((file) => fetchFile(file, options)),
    ...shared,
    federationHost(),
  ]);
}
