import { dropOldDocuments } from './documents/documents.ts';
import { hasOutbox } from './keeps-work.ts';
import { startReporting } from './reporting/start-reporting.ts';
import { startSending } from './sending/start-sending.ts';

/**
 * Sends what waits on this device from now on, reports how much it is, and drops documents that are too
 * old.
 */
export function startOutboxIfNeeded(): void {
  if (!hasOutbox()) return;
  startSending();
  startReporting();
  void dropOldDocuments();
}
