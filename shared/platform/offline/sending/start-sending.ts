import { startOutcomes } from '../entries/outcomes.ts';
import { readMark } from '../store/kept-mark.ts';
import { leadInTurn } from './leader.ts';
import { startMending } from './mend-refused.ts';
import { followFresh, sendEntries } from './sender.ts';

let isStarted = false;

/** Sends what waits on this device from now on, in turn with the other tabs. */
export function startSending(): void {
  if (isStarted) return;
  isStarted = true;
  startOutcomes();
  startMending();
  followFresh();
  void readMark();
  void leadInTurn('portal-outbox', sendEntries);
}
