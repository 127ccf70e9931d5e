import { bus } from '../../bus/bus-core.ts';
import { connectivityChanged, sessionChanged } from '../../bus/events.ts';
import { storedToken } from '../../session/session-store.ts';
import { storedUser } from '../../session/stored-user.ts';
import { listedEntries, loadEntries, onEntries } from '../entries/entry-list.ts';
import { owner } from '../entries/owner.ts';
import { tellSending } from '../entries/sending-now.ts';
import type { Entry } from '../entry.ts';
import { onTabs } from '../tabs/tab-channel.ts';
import { isFinished } from './finish-entries.ts';
import { handleSendResult } from './handle-send-result.ts';
import { nextEntries } from './next-entries.ts';
import { createPace } from './pace.ts';
import { sendEntry } from './send-entry.ts';

/** Maximum number of entries sent at the same time. */
const together = 4;

/** Milliseconds to wait for entries still being sent when a turn ends. */
const farewell = 3_000;

/**
 * Milliseconds to wait for a stable session, as another tab that signs in writes token and user one
 * after the other.
 */
const steady = 250;

/** Ids of entries written while this page was open and not sent yet. */
const fresh = new Set<string>();

/** Starts to record new entries. */
export const trackNewEntries = (): (() => void) =>
  onTabs((message) => {
    if (message.kind !== 'entries' || !message.isNew) return;
    for (const id of message.ids) fresh.add(id);
  });

/** Sends the entries of the signed-in user, until this tab's turn ends. */
export async function sendEntries(over: AbortSignal): Promise<void> {
  const pace = createPace();
  const onTheirWay = new Map<string, Promise<void>>();
  let token = storedToken();
  /** The token that the server has rejected. */
  let deadToken: string | null = null;
  let wake = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (entry: Entry) => {
    const isFresh = fresh.delete(entry.id);
    const usedToken = token;
    try {
      const sent = await sendEntry(entry, isFresh);
      if (sent.kind === 'no_session') deadToken = usedToken;
      else await handleSendResult(entry, sent, pace);
    } catch {
      // The database failed to store the result: the entry is sent again, and takes effect once.
      pace.failed(entry.id, entry.attempts + 1);
    }
    onTheirWay.delete(entry.id);
    if (!over.aborted) tellSending(new Set(onTheirWay.keys()));
    wake();
  };

  /** @returns milliseconds until the next check; null to wait for an event */
  const sendNext = (): number | null => {
    const login = owner();
    if (login === null || bus.current(connectivityChanged) === false) return null;
    if (storedToken() !== token || storedUser()?.Login !== login) {
      token = storedToken();
      return steady;
    }
    if (token === deadToken) return null;
    if (pace.isPaused()) return pace.untilNext();
    const waiting = listedEntries().filter(({ id, user }) => user === login && !isFinished(id));
    const chosen = nextEntries(waiting, {
      isSending: (id) => onTheirWay.has(id),
      isHeldBack: pace.isHeldBack,
      limit: (pace.isDoubtful() ? 1 : together) - onTheirWay.size,
    });
    for (const entry of chosen) onTheirWay.set(entry.id, send(entry));
    if (chosen.length > 0) tellSending(new Set(onTheirWay.keys()));
    return pace.untilNext();
  };

  const hurry = () => {
    pace.hurry();
    wake();
  };
  const stops = [
    onEntries(() => wake()),
    onTabs((message) => {
      if ((message.kind === 'entries' && message.isNew) || message.kind === 'nudge') hurry();
    }),
    unsubscribeFrom(bus.on(connectivityChanged).subscribe(hurry)),
    unsubscribeFrom(
      bus.on(sessionChanged).subscribe((user) => {
        if (user) deadToken = null;
        hurry();
      }),
    ),
  ];
  over.addEventListener('abort', () => wake());
  tellSending(new Set());
  try {
    await loadEntries();
    while (!over.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        const pause = sendNext();
        if (pause !== null) timer = setTimeout(resolve, pause);
      });
      clearTimeout(timer);
    }
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, farewell);
    });
    await Promise.race([Promise.all(onTheirWay.values()), late]);
  } finally {
    clearTimeout(timer);
    for (const stop of stops) stop();
    tellSending(null);
  }
}

const unsubscribeFrom = (subscription: { unsubscribe(): void }) => () => subscription.unsubscribe();
