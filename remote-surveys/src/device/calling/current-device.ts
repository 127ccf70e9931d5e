import { clock } from '@portal/platform/guarding';
import { canKeep, outbox } from '@portal/platform/offline';
import { currentUser } from '@portal/platform/session';
import type { Device } from '../documents/device.ts';
import { remote, surveyEntries } from '../entry/survey-entry.ts';
import { cachedAnswers, newestAnswer } from '../seen/newest-answers.ts';
import { cachedSetIds } from '../taking/cached-sets.ts';

/** Milliseconds before a browser without storage is checked again. */
const pause = 30_000;
let askedAgainAt = 0;

/** Current contents of this device; null if it cannot store anything or nobody is signed in. */
export async function currentDevice(): Promise<Device | null> {
  const user = currentUser();
  if (!user || clock.now().getTime() < askedAgainAt) return null;
  if (!(await canKeep())) {
    askedAgainAt = clock.now().getTime() + pause;
    return null;
  }
  return {
    entries: surveyEntries(await outbox.entries(remote)),
    person: `${user.UserName} ${user.UserLastName}`.trim(),
    newest: newestAnswer,
    takenOf: cachedAnswers,
    sets: async () => cachedSetIds(),
  };
}

/** Whether a write is still waiting; if so, the answer to it was a prediction. */
export const isStillWaiting = async (key: string): Promise<boolean> =>
  (await currentDevice())?.entries.some(({ id }) => id === key) ?? false;
