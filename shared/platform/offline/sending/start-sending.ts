import { startRememberingOutcomes } from '../entries/outcomes.ts';
import { updateStoredMark } from '../store/stored-mark.ts';
import { runAsLeader } from './leader.ts';
import { startMending } from './mend-refused.ts';
import { sendEntries, trackNewEntries } from './sender.ts';

let isStarted = false;

/** Starts to send the waiting entries of this device, in one tab at a time. */
export function startSending(): void {
  if (isStarted) return;
  isStarted = true;
  startRememberingOutcomes();
  startMending();
  trackNewEntries();
  void updateStoredMark();
  void runAsLeader('portal-outbox', sendEntries);
}
