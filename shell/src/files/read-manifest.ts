import type { DeployedRemote, RemoteManifest } from '@portal/platform/remote';
import { registerHashes } from '../federation/integrity.ts';
import { addressOf, isInDevelopment } from './build-files.ts';
import type { DownloadOptions } from './download.ts';
import { readJson } from './read-json.ts';

const read = new Map<string, RemoteManifest>();
const reading = new Map<string, Promise<RemoteManifest>>();

/**
 * Reads the manifest of a build, verified by the hash in the deployment. From then on, the build's
 * files run only with their own hashes. It is read once; a failure is forgotten.
 *
 * @returns null for a build in development
 * @throws DownloadFailure
 */
export async function readManifest(
  build: DeployedRemote,
  options: DownloadOptions = {},
): Promise<RemoteManifest | null> {
  if (isInDevelopment(build)) return null;
  const address = addressOf(build, 'remote.json');
  const held = read.get(address);
  if (held) return held;
  const waiting = options.anew ? undefined : reading.get(address);
  if (waiting) return waiting;
  const begun = readAndRegister(build, address, options).finally(() => reading.delete(address));
  reading.set(address, begun);
  return begun;
}

async function readAndRegister(
  build: DeployedRemote,
  address: string,
  options: DownloadOptions,
): Promise<RemoteManifest> {
  const manifest = (await readJson(address, build.integrity, options)) as RemoteManifest;
  registerHashes(addressOf(build, ''), manifest.files);
  read.set(address, manifest);
  return manifest;
}
