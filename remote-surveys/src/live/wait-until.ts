import { bus, connectivityChanged } from '@portal/platform/bus';

/**
 * A page that is hidden for so long follows nothing until it is seen again (milliseconds). Without HTTP/2 a
 * browser has six connections to a server: streams of six tabs would leave none for anything else.
 */
const hiddenFor = 20_000;

const isHidden = () => document.visibilityState === 'hidden';
const isOnline = () => bus.current(connectivityChanged) !== false;

/** Hears whether the page is seen and there is a network, from the next moment on. @returns stops hearing */
function onPlace(look: () => void): () => void {
  let isHeard = true;
  const hear = () => {
    if (isHeard) look();
  };
  // A state is told at once to whoever comes to hear it.
  const subscription = bus.on(connectivityChanged).subscribe(() => queueMicrotask(hear));
  document.addEventListener('visibilitychange', hear);
  return () => {
    isHeard = false;
    subscription.unsubscribe();
    document.removeEventListener('visibilitychange', hear);
  };
}

/** Waits, and no longer than until the signal fires. */
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

/** Waits until the page is seen and there is a network, and no longer than until the signal fires. */
export const untilWanted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && (isHidden() || !isOnline())) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = onPlace(look);
    signal.addEventListener('abort', look);
    look();
  });

/**
 * A signal that fires with the given one, when the page has been hidden for long, and when the network goes.
 *
 * @returns it, and what stops looking
 */
export function whileWanted(signal: AbortSignal): readonly [wanted: AbortSignal, stop: () => void] {
  const wanted = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => wanted.abort();
  const look = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(end, hiddenFor);
    if (signal.aborted || !isOnline()) end();
  };
  const stopLooking = onPlace(look);
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
