import type { DeployedRemote, RemoteManifest } from '@portal/platform/remote';
import { knowFiles } from '../federation/integrity.ts';
import { addressOf, isDeveloped } from './build-files.ts';
import type { DownloadOptions } from './download.ts';
import { readJson } from './read-json.ts';

const read = new Map<string, RemoteManifest>();
const reading = new Map<string, Promise<RemoteManifest>>();

/**
 * What a build says of itself, believed by the hash that the deployment has of it. From then on
 * its files run with their own hashes only. It is read once; a failure is forgotten.
 *
 * @returns null for a build that somebody is working on
 * @throws DownloadFailure
 */
export async function readManifest(
  build: DeployedRemote,
  options: DownloadOptions = {},
): Promise<RemoteManifest | null> {
  if (isDeveloped(build)) return null;
  const address = addressOf(build, 'remote.json');
  const held = read.get(address);
  if (held) return held;
  const waiting = options.anew ? undefined : reading.get(address);
  if (waiting) return waiting;
  const begun = readAndKnow(build, address, options).finally(() => reading.delete(address));
  reading.set(address, begun);
  return begun;
}

async function readAndKnow(
  build: DeployedRemote,
  address: string,
  options: DownloadOptions,
): Promise<RemoteManifest> {
  const manifest = (await readJson(address, build.integrity, options)) as RemoteManifest;
  knowFiles(addressOf(build, ''), manifest.files);
  read.set(address, manifest);
  return manifest;
}
