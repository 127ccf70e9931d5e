import { useEffect, useState } from 'react';

/** Milliseconds between two looks. */
const step = 3000;

/**
 * Looks whether the portal's server is away, as long as it is on the screen, and calls back when it
 * was and is there again.
 *
 * @param wasAway whether it is taken to have been away before
 * @returns whether it is away, as far as is known
 */
export function useServerAway(onBack: () => void, wasAway = false): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    let timer = 0;
    const look = async (before: boolean) => {
      const now = await looksAway(ended.signal);
      if (ended.signal.aborted) return;
      setAway(now);
      if (now) timer = window.setTimeout(look, step, true);
      else if (before) onBack();
    };
    look(wasAway);
    return () => {
      ended.abort();
      window.clearTimeout(timer);
    };
  }, [onBack, wasAway]);
  return isAway;
}

/** Nothing answers, or what stands before the API says that it does not. */
async function looksAway(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/health', { cache: 'no-store', signal });
    if (answer.status < 500) return false;
    const health = await answer.json();
    return health.database !== 'ok';
  } catch {
    return true;
  }
}
