import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DeployedRemote } from '@portal/platform/remote';
import { prepareBuild } from '../../build/finish-build.ts';
import { filesBelow } from '../../build/integrity.ts';
import type { BuildTarget } from '../../build/targets.ts';
import { readManifest } from '../../compose/published-builds.ts';

/** Description of a remote under development. */
export interface DescribedRemote {
  /** Its entry in a deployment. */
  readonly entry: DeployedRemote;
  /** Its files other than compiled ones, by path: texts, `remote.json` and `deployed.json`. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Describes a remote with its current texts and declaration.
 *
 * @param url where it is served, with a trailing slash
 * @throws BuildRefused when a reference dangles or a language is incomplete
 */
export async function describeRemote(target: BuildTarget, url: string): Promise<DescribedRemote> {
  const finish = await prepareBuild(target, String(Date.now()));
  const dir = await mkdtemp(path.join(tmpdir(), 'remote-'));
  try {
    await finish(dir);
    const read = await readManifest(dir, target);
    if ('problem' in read) throw new Error(read.problem);
    const { manifest, integrity } = read;
    const { version, contract, declaration, labels } = manifest;
    const entry = { name: target.name, version, url, integrity, contract, declaration, labels };
    const files = new Map([['deployed.json', JSON.stringify(entry)]]);
    for (const file of await filesBelow(dir)) {
      files.set(file, await readFile(path.join(dir, file), 'utf8'));
    }
    return { entry, files };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
