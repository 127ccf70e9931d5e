import { clientKey } from '@portal/platform/http';
import { useQueryClient } from '@portal/platform/query';
import { useEffect, useState } from 'react';
import { withKeys } from '../device/names/known-ids.ts';
import { isAlreadyShown, loadAll, loadSurvey, loadUnits } from './apply-changes.ts';
import type { Person, SurveyChange } from './events.ts';
import { followSurvey } from './follow-survey.ts';

/**
 * Milliseconds for which changes are batched; the list of units is larger and changes more often.
 */
const units = 200;
const list = 1000;
/** Number of changes remembered, to show who made them. */
const remembered = 200;

/**
 * Number of the last reported change, by survey: later ones are reported when a page of the survey
 * is opened again.
 */
const lastKnown = new Map<string, number>();

let tab: string | null = null;
/** UUID of this tab. */
const tabId = (): string => {
  tab ??= clientKey();
  return tab;
};

export interface LiveSurvey {
  /** Others who have the survey open. */
  readonly people: readonly Person[];
  /** Reported changes, latest last. */
  readonly changes: readonly SurveyChange[];
}

/**
 * Follows a survey while others work on it: their changes appear within a second or two.
 *
 * @param surveyId null while it is not known
 * @param unit that the user is on; undefined for none
 */
export function useLiveSurvey(surveyId: string | null, unit?: number | string): LiveSurvey {
  const client = useQueryClient();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [changes, setChanges] = useState<readonly SurveyChange[]>([]);
  const on = unit === undefined ? undefined : String(unit);

  useEffect(() => {
    if (surveyId === null) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    let waiting: SurveyChange[] = [];
    let unitsTimer: ReturnType<typeof setTimeout> | undefined;
    let listTimer: ReturnType<typeof setTimeout> | undefined;

    const showUnits = () => {
      unitsTimer = undefined;
      const news = waiting.filter((change) => !isAlreadyShown(client, surveyId, change));
      waiting = [];
      loadUnits(client, surveyId, news);
      if (news.length > 0) listTimer ??= setTimeout(showList, list);
    };
    const showList = () => {
      listTimer = undefined;
      loadSurvey(client, surveyId);
    };

    void followSurvey({
      surveyId,
      unit: on,
      device: tabId(),
      signal,
      since: lastKnown.get(surveyId),
      onPeople: (found) => setPeople(withKeys(found).filter(({ is_me }) => !is_me)),
      onChanges: (told, last) => {
        const found = withKeys(told);
        const before = lastKnown.get(surveyId);
        // At the first report, data on screen is older than the changes it could report.
        const isGap = before === undefined || last !== before + found.length;
        lastKnown.set(surveyId, last);
        if (isGap) loadAll(client, surveyId);
        if (found.length === 0) return;
        setChanges((now) => [...now, ...found].slice(-remembered));
        waiting.push(...found);
        unitsTimer ??= setTimeout(showUnits, units);
      },
    });
    return () => {
      stopped.abort();
      clearTimeout(unitsTimer);
      clearTimeout(listTimer);
      setPeople([]);
    };
  }, [client, surveyId, on]);

  return { people, changes };
}
