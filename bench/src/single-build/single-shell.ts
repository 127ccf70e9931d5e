import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '@portal/build/webpack';
import { buildTarget } from '@portal/deploy/build-target';
import type { BuildTarget } from '@portal/deploy/targets';
import { singleConfig } from './single-config.ts';
import { staticHost } from './static-host.ts';

/**
 * Builds the shell and all remotes as one, in the form of a shell that can be published and
 * deployed like the real one. Never reuses an earlier build.
 *
 * @param targets the shell and the remotes of the workspace
 * @param folder where the build and the replacement modules are written
 */
export async function singleShell(
  targets: readonly BuildTarget[],
  folder: string,
): Promise<BuildTarget> {
  const shell = targets.find(({ kind }) => kind === 'shell');
  if (!shell) throw new Error('The workspace has no shell');
  const remotes = targets.filter(({ kind }) => kind === 'remote');
  const standIns = {
    host: path.join(folder, 'static-host.js'),
    provided: path.join(folder, 'nothing-provided.js'),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(standIns.host, staticHost(remotes));
  await writeFile(standIns.provided, 'export const providedOnDemand = {};\n');

  const version = versionOf(shell, remotes);
  const single = { ...shell, version, distDir: path.join(folder, 'dist', version) };
  await rm(single.distDir, { recursive: true, force: true });
  await buildTarget(single, (build) => compile(singleConfig(build, standIns)));
  return single;
}

function versionOf(shell: BuildTarget, remotes: readonly BuildTarget[]): string {
  const hash = createHash('sha256');
  for (const { name, version } of [shell, ...remotes]) hash.update(`${name} ${version}\n`);
  return `${shell.version.split('-')[0]}-${hash.digest('hex').slice(0, 8)}`;
}
