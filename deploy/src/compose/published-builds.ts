import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeployedRemote, RemoteManifest } from '@portal/platform/remote';
import { manifestSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';
import { integrityOf } from '../build/integrity.ts';
import type { ShellManifest } from '../build/shell-manifest.ts';
import { type Publication, publishedDir } from '../publish/publish.ts';

/** Reads what a published build of the shell says of itself. */
export async function readPublishedShell(
  siteDir: string,
  publication: Publication,
): Promise<ShellManifest> {
  const file = path.join(publishedDir(siteDir, publication), 'shell.json');
  return JSON.parse(await readFile(file, 'utf8'));
}

/** A published build of a remote. */
export interface PublishedRemote {
  /** How a deployment holds it. */
  readonly entry: DeployedRemote;
  /** The modules that it expects from the page, with the range of each. */
  readonly shared: RemoteManifest['shared'];
}

/**
 * Reads a published build of a remote.
 *
 * @throws Error when its `remote.json` is not one, or speaks of another remote or version
 */
export async function readPublishedRemote(
  siteDir: string,
  publication: Publication,
): Promise<PublishedRemote> {
  const { name, version } = publication;
  const file = path.join(publishedDir(siteDir, publication), 'remote.json');
  const content = await readFile(file);
  const manifest: unknown = JSON.parse(content.toString('utf8'));
  if (!Check(manifestSchema, manifest)) throw new Error(`${file} is not a remote's manifest`);
  const { declaration, labels, contract, shared } = manifest;
  if (declaration.name !== name || manifest.version !== version) {
    throw new Error(`${file} speaks of ${declaration.name} ${manifest.version}`);
  }
  const url = `/remotes/${name}/${version}/`;
  const integrity = integrityOf(content);
  return { entry: { name, version, url, integrity, declaration, labels, contract }, shared };
}
