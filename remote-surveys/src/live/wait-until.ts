import { bus, connectivityChanged } from '@portal/platform/bus';

/**
 * Milliseconds for which a page may be hidden before it stops following. Without HTTP/2 a browser
 * has six connections to a server: streams of six tabs would leave none for anything else.
 */
const hiddenFor = 20_000;

const isHidden = () => document.visibilityState === 'hidden';
const isOnline = () => bus.current(connectivityChanged) !== false;

/**
 * Reports changes of page visibility and network, from the next microtask on.
 *
 * @returns the function that unsubscribes
 */
function onAvailabilityChange(look: () => void): () => void {
  let isHeard = true;
  const hear = () => {
    if (isHeard) look();
  };
  // The bus sends the current state on subscribing.
  const subscription = bus.on(connectivityChanged).subscribe(() => queueMicrotask(hear));
  document.addEventListener('visibilitychange', hear);
  return () => {
    isHeard = false;
    subscription.unsubscribe();
    document.removeEventListener('visibilitychange', hear);
  };
}

/** Waits the given time, or until the signal fires. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });

/** Waits until the page is visible and online, or the signal fires. */
export const untilVisibleAndOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && (isHidden() || !isOnline())) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = onAvailabilityChange(look);
    signal.addEventListener('abort', look);
    look();
  });

/**
 * A signal that fires with the given one, when the page has been hidden for long, and when the
 * network is lost.
 *
 * @returns the signal, and the function that stops watching
 */
export function whileVisibleAndOnline(
  signal: AbortSignal,
): readonly [wanted: AbortSignal, stop: () => void] {
  const wanted = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => wanted.abort();
  const look = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(end, hiddenFor);
    if (signal.aborted || !isOnline()) end();
  };
  const stopLooking = onAvailabilityChange(look);
  signal.addEventListener('abort', look);
  look();
  return [
    wanted.signal,
    () => {
      clearTimeout(timer);
      stopLooking();
      signal.removeEventListener('abort', look);
    },
  ];
}
