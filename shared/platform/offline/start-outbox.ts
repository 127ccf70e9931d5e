import { dropOldDocuments } from './documents/documents.ts';
import { keepsWork } from './keeps-work.ts';
import { startSending } from './sending/start-sending.ts';

/** Sends what waits on this device from now on, and drops documents that are too old. */
export function startOutboxIfNeeded(): void {
  if (!keepsWork()) return;
  startSending();
  void dropOldDocuments();
}
