import { type DeployedRemote, platformOffers, type RemoteManifest } from '@portal/platform/remote';
import { federationHost } from '../federation/late-host.ts';
import { providedOnDemand } from '../federation/provided.ts';
import { firstFiles, isInDevelopment, wordFiles } from '../files/build-files.ts';
import type { DownloadOptions } from '../files/download.ts';
import { fetchFile } from '../files/fetch-file.ts';
import { hintFiles } from '../files/hint-files.ts';
import { readManifest } from '../files/read-manifest.ts';
import { shownLocale } from '../words/language.ts';
import { buildsToTry } from './bad-builds.ts';

/**
 * Prefetches what a page of a remote needs, so that a first visit does not wait for the network.
 * Runs nothing of the remote yet, neither scripts nor styles. Failures are fetched again when
 * needed. Cheap to call repeatedly.
 */
export function preparePage(remote: DeployedRemote, page: string): void {
  const [build] = buildsToTry(remote);
  if (isInDevelopment(build) || !platformOffers(build.contract)) return;
  prepare(build, page).catch(() => undefined);
}

/**
 * Hints the files that a prepared page is about to run, as soon as the user decides to open it, so
 * that the browser has them ready by then.
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
 * Fetches everything known to be needed: the remote's files and texts, and the shell's modules that
 * it uses.
 *
 * @throws DownloadFailure
 */
export async function fetchNeeded(
  build: DeployedRemote,
  manifest: RemoteManifest | null,
  page: string,
  options: DownloadOptions = {},
): Promise<void> {
  const words = isInDevelopment(build) ? [] : wordFiles(build, shownLocale()).values();
  const files = [...firstFiles(build, manifest, page), ...words];
  const names = manifest ? Object.keys(manifest.shared) : (build.shared ?? []);
  const shared = names.map((name) => providedOnDemand[name]?.());
  await Promise.all([
    ...files.map((file) => fetchFile(file, options)),
    ...shared,
    federationHost(),
  ]);
}
