/** What waits on this device, as the shell tells it and sends it. Not for remotes. */
export { saveEntriesAsFile } from './files/save-entries.ts';
export { hasOutbox, keepsWork } from './keeps-work.ts';
export { startOutboxIfNeeded } from './start-outbox.ts';
export { switchOffline } from './switch.ts';
export { sendNow, useWaiting, type Waiting, waitingEntries } from './waiting.ts';
