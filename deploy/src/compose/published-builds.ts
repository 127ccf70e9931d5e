import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeployedRemote, RemoteManifest } from '@portal/platform/remote';
import { manifestSchema } from '@portal/platform/remote/schema';
import { Check, Errors } from 'typebox/value';
import { integrityOf } from '../build/integrity.ts';
import type { ShellManifest } from '../build/shell-manifest.ts';
import { type Publication, publishedDir } from '../site/publish.ts';
import { Refused } from '../site/refused.ts';
import { readSingletons, type Singleton } from './singletons.ts';

/** A published build of the shell: its manifest and the manifest's hash. */
interface PublishedShell {
  readonly manifest: ShellManifest;
  readonly integrity: string | undefined;
}

/**
 * Reads the manifest of a published build of the shell.
 *
 * @throws Refused when its `shell.json` is damaged
 */
export async function readPublishedShell(
  siteDir: string,
  publication: Publication,
): Promise<PublishedShell> {
  const dir = publishedDir(siteDir, publication);
  const content = await readFile(path.join(dir, 'shell.json'), 'utf8');
  try {
    const manifest: ShellManifest = JSON.parse(content);
    // Builds of earlier versions list no hashes of their files.
    return { manifest, integrity: manifest.files && integrityOf(content) };
  } catch {
    throw new Refused(`shell ${publication.version} cannot run`, [
      `shell.json in ${dir} is no JSON: remove ${dir} and publish shell again, or another build of it`,
    ]);
  }
}

/** A published build of a remote. */
export interface PublishedRemote {
  /** Its entry in a deployment. */
  readonly entry: DeployedRemote;
  /** The modules that it expects from the page, with the version range of each. */
  readonly shared: RemoteManifest['shared'];
  readonly manifest: RemoteManifest;
  /** The modules that a page may load only once, from the build's federation manifest. */
  readonly singletons: readonly Singleton[];
  readonly dir: string;
}

/**
 * Reads a published build of a remote.
 *
 * @throws Refused when its `remote.json` is invalid, or belongs to another remote or version
 */
export async function readPublishedRemote(
  siteDir: string,
  publication: Publication,
): Promise<PublishedRemote> {
  const { name, version } = publication;
  const dir = publishedDir(siteDir, publication);
  const read = await readManifest(dir, { name, version });
  if ('problem' in read) {
    const remedy = `remove ${dir} and publish ${name} again, or run another version`;
    throw new Refused(`${name} ${version} cannot run`, [`${read.problem}: ${remedy}`]);
  }
  const { manifest, integrity } = read;
  const { declaration, labels, contract, entry: file, pages, files } = manifest;
  const hash = file === undefined ? undefined : files[file];
  return {
    entry: {
      name,
      version,
      url: `/remotes/${name}/${version}/`,
      integrity,
      contract,
      ...(file !== undefined && hash !== undefined && { entry: { file, integrity: hash } }),
      ...(pages && { pages }),
      shared: Object.keys(manifest.shared),
      declaration,
      labels,
    },
    shared: manifest.shared,
    manifest,
    singletons: await readSingletons(dir),
    dir,
  };
}

type ReadManifestResult =
  | { readonly manifest: RemoteManifest; readonly integrity: string }
  /** Describes the problem with the file, in a sentence. */
  | { readonly problem: string };

/** Reads the `remote.json` of a build, which must belong to this remote and version. */
export async function readManifest(
  dir: string,
  { name, version }: Pick<Publication, 'name' | 'version'>,
): Promise<ReadManifestResult> {
  const content = await readFile(path.join(dir, 'remote.json')).catch(() => undefined);
  if (!content) return { problem: `${dir} has no remote.json` };
  const manifest = parsed(content.toString('utf8'));
  if (!Check(manifestSchema, manifest)) {
    const [first] = Errors(manifestSchema, manifest);
    const where = `${first?.instancePath ?? ''} ${first?.message ?? 'is no JSON'}`.trim();
    return { problem: `remote.json in ${dir} is not a remote's manifest: ${where}` };
  }
  const { declaration } = manifest;
  if (declaration.name !== name || manifest.version !== version) {
    return { problem: `remote.json in ${dir} speaks of ${declaration.name} ${manifest.version}` };
  }
  return { manifest, integrity: integrityOf(content) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
