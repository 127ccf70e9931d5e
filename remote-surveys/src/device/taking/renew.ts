import { documentsOf } from '@portal/platform/offline';
import { yardSet } from '../documents/device.ts';
import { serverName } from '../names/known-ids.ts';
import { isKey } from '../names/own-names.ts';
import { yardOfSurvey } from '../seen/known-places.ts';
import { leaveBehind, takeAlong, takingOf } from './take-along.ts';
import { changedIds, noteChanged, noteLeft, takenIds } from './taken-list.ts';

/** Notes that what was taken along of a yard or a survey is not what the server has any more. */
export function noteWrittenIn({
  survey,
  location,
}: {
  readonly survey?: string | undefined;
  readonly location?: string | undefined;
}): void {
  const sets = [
    ...(survey === undefined ? [] : [`survey ${survey}`]),
    ...(location === undefined ? [] : [yardSet(location)]),
  ];
  const taken = takenIds();
  for (const set of sets) if (taken.includes(set)) noteChanged(set);
}

/**
 * Renews what was taken along and has been written to since. What was kept of a survey that was begun here
 * is the yard's, once the yard has it. What the device has dropped meanwhile is taken along no more.
 *
 * @throws CallFailure where the server is away again
 */
export async function renewChanged(): Promise<void> {
  const begun: string[] = [];
  for (const set of changedIds()) {
    if ((await documentsOf(set)).size === 0) {
      noteLeft(set);
      continue;
    }
    const taking = takingOf(set);
    if (taking?.kind === 'survey' && isKey(taking.id)) begun.push(taking.id);
    else if (taking) await takeAlong(taking);
  }
  for (const key of begun) {
    if (isKey(serverName('survey', key))) continue;
    const yard = yardOfSurvey(key);
    const isOfYard = yard !== undefined && takenIds().includes(yardSet(yard));
    if (isOfYard) await leaveBehind({ kind: 'survey', id: key });
    else await takeAlong({ kind: 'survey', id: key });
  }
}
