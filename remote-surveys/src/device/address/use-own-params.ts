import { useLocation, useRouteParams } from '@portal/platform/routing';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { onLearned, ownParams, serverName } from '../names/known-ids.ts';
import { isKey } from '../names/own-names.ts';
import { useWaiting } from '../pending/use-waiting.ts';

type Params = ReturnType<typeof useRouteParams>;

/**
 * Parameters of the address by what their rows are called on this device: a survey that was begun here is the
 * same one under its key and under its number.
 */
export function useOwnParams(): Params {
  const params = useRouteParams();
  const own = useMemo(() => ownParams(params), [params]);
  useNumberedAddress(own);
  return own;
}

/**
 * Has the address name rows by their numbers once the server has all of what it shows: for others a key is
 * nobody's name. To the router the page stays where it is, so that nothing is asked, scrolled or loaded anew.
 */
function useNumberedAddress({ surveyId = '', unitId = '' }: Params): void {
  const place = useLocation();
  const survey = useServerName('survey', surveyId);
  const unit = useServerName('unit', unitId);
  const waiting = useWaiting(surveyId ? { survey: surveyId } : { unit: unitId });
  const isSent = waiting.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router may have written the key again
  useEffect(() => {
    if (!isSent) return;
    const { pathname, search, hash } = window.location;
    const named = numbered(numbered(pathname, surveyId, survey), unitId, unit);
    if (named !== pathname) history.replaceState(history.state, '', named + search + hash);
  }, [place, surveyId, survey, unitId, unit, isSent]);
}

const useServerName = (kind: 'survey' | 'unit', name: string): string =>
  useSyncExternalStore(onLearned, () => String(serverName(kind, name)));

const numbered = (pathname: string, name: string, number: string): string =>
  isKey(name) ? pathname.replace(name, number) : pathname;
