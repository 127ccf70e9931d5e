import { contractNeededBy } from '@portal/build/versions';
import { compressBelow } from './compress.ts';
import { makeDistFolder } from './dist-folder.ts';
import { prepareBuild } from './finish-build.ts';
import type { BuildTarget } from './targets.ts';

/** Compiles a package into a folder; implemented by the webpack preset. */
export type Compile = (build: {
  packageDir: string;
  version: string;
  outDir: string;
  mode: 'production';
  contract?: string;
}) => Promise<void>;

/**
 * Builds one package into its `dist/<version>/`.
 *
 * @throws BuildRefused when the package is incomplete; Error with the compiler's message otherwise
 */
export async function buildTarget(target: BuildTarget, compile: Compile): Promise<void> {
  const finish = await prepareBuild(target);
  await makeDistFolder(target.distDir, async (outDir) => {
    const { kind, dir: packageDir, version } = target;
    const build = { packageDir, version, outDir, mode: 'production' } as const;
    const isRemote = kind === 'remote';
    await compile({ ...build, ...(isRemote && { contract: contractNeededBy(packageDir) }) });
    await finish(outDir);
    await compressBelow(outDir);
  });
}
