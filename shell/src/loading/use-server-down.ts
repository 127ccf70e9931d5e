import { useEffect, useState } from 'react';

/** Milliseconds between two checks. */
const step = 3000;

/**
 * Checks whether the portal's server is away while the component is mounted, and calls back when it
 * returns.
 *
 * @param wasAway whether to assume that it was away before
 * @returns whether it is away, as far as known
 */
export function useServerDown(onBack: () => void, wasAway = false): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    let timer = 0;
    const look = async (before: boolean) => {
      const now = await isServerDown(ended.signal);
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

/**
 * Returns whether the server does not answer, or something in front of the API says that it is
 * down.
 */
async function isServerDown(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/health', { cache: 'no-store', signal });
    if (answer.status < 500) return false;
    const health = await answer.json();
    return health.database !== 'ok';
  } catch {
    return true;
  }
}
