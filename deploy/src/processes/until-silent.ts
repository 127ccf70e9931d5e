import { setTimeout as wait } from 'node:timers/promises';

/** How often an address is asked before it counts as silent; times in milliseconds. */
interface Rhythm {
  /** Between an answer, or a try without one, and the next try. */
  readonly pause: number;
  /** How long an answer may take. */
  readonly patience: number;
  /** Tries in a row without an answer. */
  readonly tries: number;
}

/** A minute: on a machine that is only busy, or slept, one of these tries is answered. */
const generous: Rhythm = { pause: 5000, patience: 10_000, tries: 4 };

/**
 * Asks an address again and again; settles when it has not answered several times in a row, or when
 * the signal is given. Any answer counts, whatever its status.
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
  // A timer of its own: Node.js 20 may forget `AbortSignal.timeout` while only a call holds it.
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
