import { bus } from '../../bus/bus-core.ts';
import { connectivityChanged, sessionChanged } from '../../bus/events.ts';
import { onEntries } from '../entries/entry-list.ts';
import { runAsLeader } from '../sending/leader.ts';
import { onTabs } from '../tabs/tab-channel.ts';
import { reportStoredData } from './report-stored-data.ts';

/** Milliseconds during which changes are collected before a report. */
const pause = 10_000;

/** Milliseconds before the first report, so as not to slow down a page that is loading. */
const firstPause = 2_000;

/** Milliseconds between reports without changes. */
const often = 15 * 60_000;

let isStarted = false;

/** Starts to report how much this device stores, in one tab at a time. */
export function startReporting(): void {
  if (isStarted) return;
  isStarted = true;
  void runAsLeader('portal-device', reportInTurn);
}

/** Reports at once, after changes and periodically, until this tab's turn ends. */
async function reportInTurn(over: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = true;
  const report = async () => {
    timer = undefined;
    if (bus.current(connectivityChanged) === false) return;
    const wasDue = isDue;
    isDue = false;
    // A failed report is repeated after the next change.
    await reportStoredData({ isDue: wasDue }).catch(() => {
      isDue ||= wasDue;
    });
  };
  const soon = (wait = pause) => {
    timer ??= setTimeout(() => void report(), wait);
  };
  const due = () => {
    isDue = true;
    soon(firstPause);
  };
  const stops = [
    onEntries(() => soon()),
    onTabs(({ kind }) => {
      if (kind === 'sets') soon();
    }),
    unsubscribeFrom(bus.on(connectivityChanged).subscribe((isOnline) => isOnline && due())),
    unsubscribeFrom(bus.on(sessionChanged).subscribe(due)),
  ];
  const interval = setInterval(due, often);
  due();
  await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }));
  clearInterval(interval);
  clearTimeout(timer);
  for (const stop of stops) stop();
}

const unsubscribeFrom = (subscription: { unsubscribe(): void }) => () => subscription.unsubscribe();
