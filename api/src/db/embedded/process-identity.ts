import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that can be told from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque: when the process started, on which start of the machine. */
  readonly started: string;
}

/** @returns null when there is no process with this pid */
export function identify(pid: number): ProcessIdentity | null {
  const started = process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  return started === null ? null : { pid, started };
}

/** Whether this very process, and not another with its pid, still runs. */
export const isAlive = (identity: ProcessIdentity): boolean =>
  identify(identity.pid)?.started === identity.started;

/** Whether a signal has stopped a process; false where the system has no `/proc`. */
export function isStopped(pid: number): boolean {
  try {
    return factsOnLinux(pid)[0] === 'T';
  } catch {
    return false;
  }
}

/** What the system tells of a process, from its state on. */
function factsOnLinux(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the command stands in parentheses and may hold anything; what follows does not.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startOnLinux(pid: number): string | null {
  try {
    const fields = factsOnLinux(pid);
    const [state, ticks] = [fields[0], fields[19]];
    // A zombie has let go of everything and only waits for its parent to notice.
    if (state === 'Z' || state === 'X' || ticks === undefined) return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return null;
  }
}

function startElsewhere(pid: number): string | null {
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
