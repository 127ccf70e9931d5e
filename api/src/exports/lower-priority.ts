import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of a process, one that was just started or this one, below that of the API.
 * The process is slow on a busy machine, but does not use up its time limits waiting for the
 * processor.
 */
export function lowerPriority({ pid }: { readonly pid?: number | undefined }): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}
