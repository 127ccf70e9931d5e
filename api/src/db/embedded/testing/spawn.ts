import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const apiFolder = fileURLToPath(new URL('../../../../', import.meta.url));

/** Starts one of this folder's programs in its own process. */
export function spawnProgram(name: string, args: readonly string[]): ChildProcess {
  const program = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: apiFolder,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}
