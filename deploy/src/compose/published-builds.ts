import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeployedRemote } from '@portal/platform/remote';
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

/**
 * Reads a published build of a remote in the form in which a deployment holds it.
 *
 * @throws Error when its `remote.json` is not one, or speaks of another remote or version
 */
export async function readPublishedRemote(
  siteDir: string,
  publication: Publication,
): Promise<DeployedRemote> {
  const { name, version } = publication;
  const file = path.join(publishedDir(siteDir, publication), 'remote.json');
  const content = await readFile(file);
  const manifest: unknown = JSON.parse(content.toString('utf8'));
  if (!Check(manifestSchema, manifest)) throw new Error(`${file} is not a remote's manifest`);
  const { declaration, labels, contract } = manifest;
  if (declaration.name !== name || manifest.version !== version) {
    throw new Error(`${file} speaks of ${declaration.name} ${manifest.version}`);
  }
  return {
    name,
    version,
    url: `/remotes/${name}/${version}/`,
    integrity: integrityOf(content),
    declaration,
    labels,
    contract,
  };
}
