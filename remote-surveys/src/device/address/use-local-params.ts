import { useLocation, useRouteParams } from '@portal/platform/routing';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { localParams, onLearned, serverName } from '../names/known-ids.ts';
import { isKey } from '../names/local-names.ts';
import { useWaitingWrites } from '../pending/use-waiting-writes.ts';

type Params = ReturnType<typeof useRouteParams>;

/**
 * Route parameters with rows named as on this device: a survey started here is the same survey
 * under its key and under its number.
 */
export function useLocalParams(): Params {
  const params = useRouteParams();
  const own = useMemo(() => localParams(params), [params]);
  useServerIdsInAddress(own);
  return own;
}

/**
 * Replaces keys in the address with server ids once everything shown has been sent, because keys
 * mean nothing to other users. Bypasses the router, so that nothing is fetched, scrolled or
 * reloaded.
 */
function useServerIdsInAddress({ surveyId = '', unitId = '' }: Params): void {
  const place = useLocation();
  const survey = useServerName('survey', surveyId);
  const unit = useServerName('unit', unitId);
  const waiting = useWaitingWrites(surveyId ? { survey: surveyId } : { unit: unitId });
  const isSent = waiting.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router may have written the key again
  useEffect(() => {
    if (!isSent) return;
    const { pathname, search, hash } = window.location;
    const named = replaceKey(replaceKey(pathname, surveyId, survey), unitId, unit);
    if (named !== pathname) history.replaceState(history.state, '', named + search + hash);
  }, [place, surveyId, survey, unitId, unit, isSent]);
}

const useServerName = (kind: 'survey' | 'unit', name: string): string =>
  useSyncExternalStore(onLearned, () => String(serverName(kind, name)));

const replaceKey = (pathname: string, name: string, number: string): string =>
  isKey(name) ? pathname.replace(name, number) : pathname;
