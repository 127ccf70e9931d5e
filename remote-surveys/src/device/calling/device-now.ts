import { clock } from '@portal/platform/guarding';
import { canKeep, outbox } from '@portal/platform/offline';
import { currentUser } from '@portal/platform/session';
import type { Device } from '../documents/device.ts';
import { remote, surveyEntries } from '../entry/survey-entry.ts';
import { newestAnswer, takenAnswers } from '../seen/newest-answers.ts';
import { takenIds } from '../taking/taken-list.ts';

/** A browser that keeps nothing is not asked again for so long (milliseconds). */
const pause = 30_000;
let askedAgainAt = 0;

/** What this device holds now; null where it can keep nothing, or nobody is signed in. */
export async function deviceNow(): Promise<Device | null> {
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
    takenOf: takenAnswers,
    sets: async () => takenIds(),
  };
}

/** Whether a write, named by its key, is still here: what it was answered with is a prediction then. */
export const isStillHere = async (key: string): Promise<boolean> =>
  (await deviceNow())?.entries.some(({ id }) => id === key) ?? false;
