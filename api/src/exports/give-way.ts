import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Has a process that was just started give way, from its first step on, to the API and all who wait for it.
 * On a busy machine it is slow, but its limits of time are not spent in waiting for the processor.
 */
export function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}
