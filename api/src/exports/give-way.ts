import { constants, setPriority } from 'node:os';

/**
 * Has a process give way, from now on, to the API and all who wait for it: one that was just started, or this one. On a
 * busy machine it is slow, but its limits of time are not spent in waiting for the processor.
 */
export function giveWay({ pid }: { readonly pid?: number | undefined }): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}
