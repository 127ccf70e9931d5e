import { outbox, useEntries, useSending } from '@portal/platform/offline';
import { useQueryClient } from '@portal/platform/query';
import { type ReactNode, useEffect, useRef } from 'react';
import { onLateAnswer } from '../calling/late-answers.ts';
import { storeWriteAnswer } from '../calling/write-call.ts';
import { remote, type SurveyEntry, surveyEntries } from '../entry/survey-entry.ts';
import { renewOutdatedSets } from '../taking/renew-outdated-sets.ts';

/** Milliseconds without another write sent before data is reloaded, and the longest delay. */
const quiet = 1500;
const longest = 10_000;

/** Milliseconds without waiting writes before cached sets are renewed. */
const idle = 5000;

/**
 * Wraps every page: reloads data after the server has accepted writes, after late answers, and when
 * the network is back.
 */
export function DeviceWatch({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const entries = useEntries(remote);
  const { isOnline } = useSending();
  const known = useRef<readonly SurveyEntry[]>([]);
  const since = useRef<number | null>(null);
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    // The outbox remembers outcomes from the first `settled` call on.
    void outbox.settled('', 0);
    return onLateAnswer(() => void client.invalidateQueries());
  }, [client]);

  useEffect(() => {
    const now = surveyEntries(entries);
    const there = new Set(now.map(({ id }) => id));
    const gone = known.current.filter(({ id }) => !there.has(id));
    known.current = now;
    for (const entry of gone) void learnOutcome(entry);
    const at = performance.now();
    if (gone.length > 0) since.current ??= at;
    if (since.current === null) return;
    const left = Math.max(0, since.current + longest - at);
    const timer = setTimeout(
      () => {
        since.current = null;
        void client.invalidateQueries();
      },
      Math.min(quiet, left),
    );
    return () => clearTimeout(timer);
  }, [client, entries]);

  useEffect(() => {
    if (isOnline && !wasOnline.current) void client.invalidateQueries();
    wasOnline.current = isOnline;
  }, [client, isOnline]);

  const isDrained = entries.every(({ state }) => state === 'attention');
  useEffect(() => {
    if (!isOnline || !isDrained) return;
    // If the server is unreachable again, the next writes trigger another attempt.
    const timer = setTimeout(() => void renewOutdatedSets().catch(() => {}), idle);
    return () => clearTimeout(timer);
  }, [isOnline, isDrained]);

  return children;
}

async function learnOutcome(entry: SurveyEntry): Promise<void> {
  const settled = await outbox.settled(entry.id, 0);
  if (settled.kind === 'answered') storeWriteAnswer(entry, settled.answer);
}
