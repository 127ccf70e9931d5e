import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque: the boot of the machine and the start of the process. */
  readonly started: string;
}

/** @returns null when there is no process with this pid */
export function identify(pid: number): ProcessIdentity | null {
  const started = process.platform === 'linux' ? startTimeOnLinux(pid) : startTimeElsewhere(pid);
  return started === null ? null : { pid, started };
}

/** Whether exactly this process, and not another with its pid, is still running. */
export const isAlive = (identity: ProcessIdentity): boolean =>
  identify(identity.pid)?.started === identity.started;

/** Whether a signal has suspended a process; false on systems without `/proc`. */
export function isStopped(pid: number): boolean {
  try {
    return factsOnLinux(pid)[0] === 'T';
  } catch {
    return false;
  }
}

/** The fields of a process's status, starting with its state. */
function factsOnLinux(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the command is in parentheses and may contain anything; the rest does not.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startTimeOnLinux(pid: number): string | null {
  try {
    const fields = factsOnLinux(pid);
    const [state, ticks] = [fields[0], fields[19]];
    // A zombie has released everything and only waits for its parent.
    if (state === 'Z' || state === 'X' || ticks === undefined) return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return null;
  }
}

function startTimeElsewhere(pid: number): string | null {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    );
  } catch {
    return null;
  }
}
