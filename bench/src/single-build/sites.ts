import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildChanged } from '@portal/deploy/build-changed';
import { compose } from '@portal/deploy/compose';
import { deploy } from '@portal/deploy/deploy';
import { publish } from '@portal/deploy/publish';
import { type BuildTarget, buildTargets } from '@portal/deploy/targets';
import type { DeployedRemote } from '@portal/platform/remote';
import { type ReleaseBytes, releaseAgain } from '../releases/release-again.ts';
import { emptyRemote } from './empty-remote.ts';
import { singleShell } from './single-shell.ts';
import { staticVersion } from './static-host.ts';

/** Folders of two sites with the same screens: the portal's own, and the single build's. */
export interface Sites {
  readonly portal: string;
  readonly single: string;
  /** Bytes of a remote with one empty page, compressed with gzip. */
  readonly emptyRemote: number;
  readonly releases: ReleaseBytes;
}

interface Request {
  /** Workspace root. */
  readonly root: string;
  /** Where the sites are written. */
  readonly folder: string;
  /** Address of the sign-in page. */
  readonly signIn: string;
  readonly report: (line: string) => void;
}

/**
 * Returns a remote whose code is part of the shell: only its texts and its declaration are fetched.
 */
function withStaticCode({ entry, pages, ...remote }: DeployedRemote): DeployedRemote {
  return { ...remote, version: staticVersion };
}

/** Builds the changed packages and creates both sites again. */
export async function makeSites({ root, folder, signIn, report }: Request): Promise<Sites> {
  const targets = buildTargets(root);
  await buildChanged(targets, { report });
  report('Building the single build …');
  const single = await singleShell(targets, path.join(folder, 'single-build'));
  const remotes = targets.filter(({ kind }) => kind === 'remote');
  const [first] = remotes;
  if (!first) throw new Error('The workspace has no remote');
  const [shell, ...others] = targets.filter(({ kind }) => kind === 'shell');
  if (!shell || others.length > 0) throw new Error('The workspace has no one shell');
  const siteOf = async (
    name: string,
    builds: readonly BuildTarget[],
    entryOf: (remote: DeployedRemote) => DeployedRemote,
  ) => {
    const siteDir = path.join(folder, name);
    await rm(siteDir, { recursive: true, force: true });
    for (const build of builds) await publish(build, siteDir);
    const deployment = await compose({ siteDir, region: 'LA', signIn, builds });
    await deploy({ ...deployment, remotes: deployment.remotes.map(entryOf) }, siteDir);
    return siteDir;
  };
  return {
    portal: await siteOf('site', [shell, ...remotes], (remote) => remote),
    // Its remotes are published for their texts and declarations; their code is not used.
    single: await siteOf('single-site', [single, ...remotes], withStaticCode),
    emptyRemote: await emptyRemote(first, path.join(folder, 'empty-remote')),
    releases: await releaseAgain({ shell, remote: first }, path.join(folder, 'releases')),
  };
}
