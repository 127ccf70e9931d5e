import { bus } from '../../bus/bus-core.ts';
import { connectivityChanged, sessionChanged } from '../../bus/events.ts';
import { onEntries } from '../entries/entry-list.ts';
import { leadInTurn } from '../sending/leader.ts';
import { onTabs } from '../tabs/tab-channel.ts';
import { reportKept } from './report-kept.ts';

/** So long changes are gathered before they are reported (milliseconds). */
const pause = 10_000;

/** After the page has come it is left alone for so long (milliseconds). */
const firstPause = 2_000;

/** What does not change is reported so often (milliseconds). */
const often = 15 * 60_000;

let isStarted = false;

/** Reports from now on how much this device keeps, in turn with the other tabs. */
export function startReporting(): void {
  if (isStarted) return;
  isStarted = true;
  void leadInTurn('portal-device', reportInTurn);
}

/** Reports at once, after changes and every now and then, until the turn of this tab is over. */
async function reportInTurn(over: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = true;
  const report = async () => {
    timer = undefined;
    if (bus.current(connectivityChanged) === false) return;
    const wasDue = isDue;
    isDue = false;
    // What the server does not take now is told after the next change.
    await reportKept({ isDue: wasDue }).catch(() => {
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
    heard(bus.on(connectivityChanged).subscribe((isOnline) => isOnline && due())),
    heard(bus.on(sessionChanged).subscribe(due)),
  ];
  const interval = setInterval(due, often);
  due();
  await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }));
  clearInterval(interval);
  clearTimeout(timer);
  for (const stop of stops) stop();
}

const heard = (subscription: { unsubscribe(): void }) => () => subscription.unsubscribe();
