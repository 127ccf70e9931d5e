import { outbox, useEntries, useSending } from '@portal/platform/offline';
import { useQueryClient } from '@portal/platform/query';
import { type ReactNode, useEffect, useRef } from 'react';
import { onLate } from '../calling/late-answers.ts';
import { noteWritten } from '../calling/write-call.ts';
import { remote, type SurveyEntry, surveyEntries } from '../entry/survey-entry.ts';
import { renewChanged } from '../taking/renew.ts';

/** What was sent is read anew once nothing more was for so long, and after so long at the latest (milliseconds). */
const quiet = 1500;
const longest = 10_000;

/** What was taken along is renewed once nothing has waited for so long (milliseconds). */
const idle = 5000;

/**
 * Stands around every page: what the server has taken meanwhile, what came late, and what there is once the
 * network is back is loaded anew.
 */
export function DeviceWatch({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const entries = useEntries(remote);
  const { isOnline } = useSending();
  const known = useRef<readonly SurveyEntry[]>([]);
  const since = useRef<number | null>(null);
  const wasOnline = useRef(isOnline);

  useEffect(() => {
    // Outcomes are remembered from the first question on.
    void outbox.settled('', 0);
    return onLate(() => void client.invalidateQueries());
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
    // Where the server is away again, the next writes bring it up.
    const timer = setTimeout(() => void renewChanged().catch(() => {}), idle);
    return () => clearTimeout(timer);
  }, [isOnline, isDrained]);

  return children;
}

async function learnOutcome(entry: SurveyEntry): Promise<void> {
  const settled = await outbox.settled(entry.id, 0);
  if (settled.kind === 'answered') noteWritten(entry, settled.answer);
}
