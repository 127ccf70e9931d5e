/** What waits on this device, as the shell tells it and sends it. Not for remotes. */
export type { Waiting } from './late-outbox.ts';
export { isMarked, onMarks } from './marks.ts';
export { switchOffline } from './switch.ts';
export {
  saveWaiting,
  sendNow,
  startOutboxIfNeeded,
  useWaiting,
  waitingEntries,
} from './waiting.ts';
