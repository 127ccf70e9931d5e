/** Milliseconds that a leader pauses after an error of its own. */
const rest = 5_000;

/**
 * Runs a task in one tab of the browser at a time. A tab that is hidden lets the next one lead,
 * because browsers throttle and suspend hidden tabs; a tab in the back/forward cache does not wait
 * for the lead. Without locks, every tab leads.
 *
 * @param lead must end soon after its signal is aborted
 */
export async function runAsLeader(
  name: string,
  lead: (over: AbortSignal) => Promise<void>,
): Promise<never> {
  for (;;) await takeTurn(name, lead);
}

async function takeTurn(name: string, lead: (over: AbortSignal) => Promise<void>): Promise<void> {
  const over = new AbortController();
  const gone = new AbortController();
  let back: Promise<unknown> | null = null;
  const hide = () => {
    if (document.visibilityState === 'hidden') over.abort();
  };
  const leave = () => {
    back = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    over.abort();
    gone.abort();
  };
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  try {
    await inLock(name, gone.signal, () => lead(over.signal));
  } catch {
    if (!gone.signal.aborted) await new Promise((resolve) => setTimeout(resolve, rest));
  } finally {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', leave);
  }
  await back;
}

async function inLock(name: string, signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  // Exist only in secure contexts.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, { signal }, lead);
  else await lead();
}
