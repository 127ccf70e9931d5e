import { setTimeout as wait } from 'node:timers/promises';

/** How often an address is polled before it counts as silent; times in milliseconds. */
interface Rhythm {
  /** Pause after an answer or a failed attempt. */
  readonly pause: number;
  /** Maximum time for an answer. */
  readonly patience: number;
  /** Failed attempts in a row. */
  readonly tries: number;
}

/**
 * About a minute: on a machine that is merely busy, or was asleep, one of these attempts succeeds.
 */
const generous: Rhythm = { pause: 5000, patience: 10_000, tries: 4 };

/**
 * Polls an address; settles after several failed attempts in a row, or when the signal fires. An
 * answer counts regardless of its status.
 */
export async function untilSilent(
  address: string,
  signal: AbortSignal,
  { pause, patience, tries }: Rhythm = generous,
): Promise<void> {
  let unanswered = 0;
  while (!signal.aborted && unanswered < tries) {
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) unanswered = (await answers(address, patience)) ? 0 : unanswered + 1;
  }
}

async function answers(address: string, patience: number): Promise<boolean> {
  // A separate timer: Node.js 20 may drop `AbortSignal.timeout` while only a call refers to it.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience).unref();
  try {
    const { body } = await fetch(address, { signal: limit.signal });
    await body?.cancel();
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
