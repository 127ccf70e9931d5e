import { buildPackage } from '@portal/build/webpack';
import { buildTarget } from './build-target.ts';
import { summarizeCompilerOutput } from './summarize-compiler-output.ts';
import type { BuildTarget } from './targets.ts';

// Builds the package named by the parent process, replies and exits. It runs in its own process
// because compiling occupies one fully, so that two packages can be built in parallel.

/** The reply: null on success, else the reason for the failure. */
export type BuildAnswer = { readonly failed: string | null };

process.on('disconnect', () => process.exit(1));
process.once('message', async (target: BuildTarget) => {
  const failed = await buildTarget(target, buildPackage).then(
    () => null,
    (error: Error) => summarizeCompilerOutput(error.message, target.dir),
  );
  const answer: BuildAnswer = { failed };
  process.send?.(answer, () => process.exit(0));
});
