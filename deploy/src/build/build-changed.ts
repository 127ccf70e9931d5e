import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildAnswer } from './build-process.ts';
import { isBuilt } from './dist-folder.ts';
import type { BuildTarget } from './targets.ts';

const program = fileURLToPath(new URL('./build-process.ts', import.meta.url));
const sideBySide = 2;

interface Options {
  /** Receives a line about progress. */
  readonly report: (line: string) => void;
  /** Aborts the builds in progress. */
  readonly signal?: AbortSignal;
}

/**
 * Builds every package whose current sources are not built yet, two at a time.
 *
 * @throws Error that names every package that failed, with the reason
 */
export async function buildChanged(
  targets: readonly BuildTarget[],
  { report, signal }: Options,
): Promise<void> {
  // The shell takes longest, so it goes first.
  const waiting = targets
    .filter(({ distDir }) => !isBuilt(distDir))
    .sort((one, other) => Number(other.kind === 'shell') - Number(one.kind === 'shell'));
  const failures: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
      const started = Date.now();
      report(`Building ${next.name} ${next.version} …`);
      const failed = await buildInProcess(next, signal);
      if (failed) failures.push(`${next.name} could not be built: ${failed}`);
      else report(`Built ${next.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** @returns the reason for the failure; null on success */
function buildInProcess(
  target: BuildTarget,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = fork(program, {
      execArgv: ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      ...(signal && { signal }),
    });
    child.once('message', ({ failed }: BuildAnswer) => resolve(failed));
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, how) => resolve(`its process ended (${how ?? code})`));
    child.send(target);
  });
}
