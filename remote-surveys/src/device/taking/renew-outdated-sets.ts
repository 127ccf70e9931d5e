import { documentsOf } from '@portal/platform/offline';
import { yardSet } from '../documents/device.ts';
import { serverName } from '../names/known-ids.ts';
import { isKey } from '../names/local-names.ts';
import { yardOfSurvey } from '../seen/known-places.ts';
import { cacheForOffline, offlineSubjectOf, removeOfflineCopy } from './cache-for-offline.ts';
import { cachedSetIds, markOutdated, markRemoved, outdatedSetIds } from './cached-sets.ts';

/** Marks the cached copy of a location or a survey as outdated. */
export function markCopyOutdated({
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
  const taken = cachedSetIds();
  for (const set of sets) if (taken.includes(set)) markOutdated(set);
}

/**
 * Renews cached sets that have been written to since. A cached survey that was started here is
 * dropped once its location is cached with it. Sets that the device has dropped meanwhile are no
 * longer listed as cached.
 *
 * @throws CallFailure if the server is unreachable again
 */
export async function renewOutdatedSets(): Promise<void> {
  const begun: string[] = [];
  for (const set of outdatedSetIds()) {
    if ((await documentsOf(set)).size === 0) {
      markRemoved(set);
      continue;
    }
    const taking = offlineSubjectOf(set);
    if (taking?.kind === 'survey' && isKey(taking.id)) begun.push(taking.id);
    else if (taking) await cacheForOffline(taking);
  }
  for (const key of begun) {
    if (isKey(serverName('survey', key))) continue;
    const yard = yardOfSurvey(key);
    const isOfYard = yard !== undefined && cachedSetIds().includes(yardSet(yard));
    if (isOfYard) await removeOfflineCopy({ kind: 'survey', id: key });
    else await cacheForOffline({ kind: 'survey', id: key });
  }
}
