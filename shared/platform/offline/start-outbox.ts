import { dropOldDocuments } from './documents/documents.ts';
import { hasOutbox } from './keeps-work.ts';
import { startReporting } from './reporting/start-reporting.ts';
import { startSending } from './sending/start-sending.ts';

/** Starts to send waiting entries, to report their number, and to delete old documents. */
export function startOutboxIfNeeded(): void {
  if (!hasOutbox()) return;
  startSending();
  startReporting();
  void dropOldDocuments();
}
