/** After a failure of its own a leader rests (milliseconds). */
const rest = 5_000;

/**
 * Does something in one tab of the browser at a time, from now on. A tab that goes out of sight lets
 * the next one lead, since browsers slow down and stop what nobody looks at; one that the browser keeps
 * for "back" does not wait either. Without locks, each tab leads.
 *
 * @param lead ends soon after its signal says that the turn is over
 */
export async function leadInTurn(
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
  // Pages without a secure context have none.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, { signal }, lead);
  else await lead();
}
