import { buildPackage } from '@portal/build/webpack';
import { buildTarget } from './build-target.ts';
import { compilerWords } from './compiler-words.ts';
import type { BuildTarget } from './targets.ts';

// Builds the package that the parent process names, answers and ends. In a process of its own,
// because compiling keeps one busy: two packages are built side by side.

/** What is answered: null when it worked, else why it did not. */
export type BuildAnswer = { readonly failed: string | null };

process.on('disconnect', () => process.exit(1));
process.once('message', async (target: BuildTarget) => {
  const failed = await buildTarget(target, buildPackage).then(
    () => null,
    (error: Error) => compilerWords(error.message, target.dir),
  );
  const answer: BuildAnswer = { failed };
  process.send?.(answer, () => process.exit(0));
});
