import { bus } from '../../bus/bus-core.ts';
import { connectivityChanged, sessionChanged } from '../../bus/events.ts';
import { storedToken } from '../../session/session-store.ts';
import { storedUser } from '../../session/stored-user.ts';
import { listedEntries, loadedEntries, onEntries } from '../entries/entry-list.ts';
import { owner } from '../entries/owner.ts';
import { tellSending } from '../entries/sending-now.ts';
import type { Entry } from '../entry.ts';
import { onTabs } from '../tabs/tab-channel.ts';
import { dealWith } from './deal-with.ts';
import { isFinished } from './finish-entries.ts';
import { nextEntries } from './next-entries.ts';
import { createPace } from './pace.ts';
import { sendEntry } from './send-entry.ts';

/** So many entries are on their way at a time. */
const together = 4;

/** What is on its way when a turn ends is waited for so long (milliseconds). */
const farewell = 3_000;

/** Another tab that signs somebody in writes token and person one after the other (milliseconds). */
const steady = 250;

/** Entries that somebody wrote while this page was there, until they were sent once. */
const fresh = new Set<string>();

/** Notes what is written from now on. */
export const followFresh = (): (() => void) =>
  onTabs((message) => {
    if (message.kind !== 'entries' || !message.isNew) return;
    for (const id of message.ids) fresh.add(id);
  });

/** Sends the entries of the person who is signed in, until the turn of this tab is over. */
export async function sendEntries(over: AbortSignal): Promise<void> {
  const pace = createPace();
  const onTheirWay = new Map<string, Promise<void>>();
  let token = storedToken();
  /** With it the server let nobody in. */
  let deadToken: string | null = null;
  let wake = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (entry: Entry) => {
    const isFresh = fresh.delete(entry.id);
    const usedToken = token;
    try {
      const sent = await sendEntry(entry, isFresh);
      if (sent.kind === 'no_session') deadToken = usedToken;
      else await dealWith(entry, sent, pace);
    } catch {
      // The database does not take what came of it: it is sent again, and takes effect once.
      pace.failed(entry.id, entry.attempts + 1);
    }
    onTheirWay.delete(entry.id);
    if (!over.aborted) tellSending(new Set(onTheirWay.keys()));
    wake();
  };

  /** @returns milliseconds after which to look again; null to wait until something happens */
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
    heard(bus.on(connectivityChanged).subscribe(hurry)),
    heard(
      bus.on(sessionChanged).subscribe((user) => {
        if (user) deadToken = null;
        hurry();
      }),
    ),
  ];
  over.addEventListener('abort', () => wake());
  tellSending(new Set());
  try {
    await loadedEntries();
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

const heard = (subscription: { unsubscribe(): void }) => () => subscription.unsubscribe();
