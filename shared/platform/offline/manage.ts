/** The outbox of this device, as the shell shows and sends it. Not for remotes. */
export { saveEntriesAsFile } from './files/save-entries.ts';
export { hasOutbox, keepsWork } from './keeps-work.ts';
export { startOutboxIfNeeded } from './start-outbox.ts';
export { switchOfflineStorage } from './switch.ts';
export {
  countWaitingEntries,
  sendNow,
  useWaitingCounts,
  type WaitingCounts,
} from './waiting.ts';
