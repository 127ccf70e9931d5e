/** The first wait after a failure, and the longest (milliseconds). */
const shortest = 1_000;
const longest = 60_000;

/** Milliseconds to wait after so many failures in a row: longer each time, and no two devices alike. */
export const backoff = (failures: number, random = Math.random()): number =>
  Math.min(longest, shortest * 2 ** (failures - 1)) * (0.5 + random / 2);

// By the time that the page runs: clocks are set.
const now = () => performance.now();

/** When entries may be sent, as far as network and server let them. */
export interface Pace {
  readonly isPaused: () => boolean;
  /** Whether an entry waits a while after it failed. */
  readonly isHeldBack: (id: string) => boolean;
  /** Milliseconds until something may be sent that may not be now; null where nothing waits. */
  readonly untilNext: () => number | null;
  /** Whether nobody has answered since an entry failed: one is enough to try. */
  readonly isDoubtful: () => boolean;
  /** Nobody answered an entry, or a server in trouble did. */
  readonly failed: (id: string, attempts: number) => void;
  /** The server asked for a pause (seconds). */
  readonly asked: (pause: number) => void;
  /** The server dealt with an entry. */
  readonly answered: () => void;
  /** There is reason to try at once, unless the server asked for a pause. */
  readonly hurry: () => void;
}

/** A pace that begins without a pause. */
export function createPace(): Pace {
  let failures = 0;
  let isDoubtful = false;
  /** When the pause after failures is over, and the one that the server asked for. */
  let over = 0;
  let allowed = 0;
  const heldBack = new Map<string, number>();
  return {
    isPaused: () => Math.max(over, allowed) > now(),
    isHeldBack: (id) => (heldBack.get(id) ?? 0) > now(),
    untilNext() {
      const times = [over, allowed, ...heldBack.values()].filter((time) => time > now());
      return times.length > 0 ? Math.min(...times) - now() : null;
    },
    isDoubtful: () => isDoubtful,
    failed(id, attempts) {
      failures += 1;
      isDoubtful = true;
      over = now() + backoff(failures);
      heldBack.set(id, now() + backoff(attempts));
    },
    asked(pause) {
      allowed = now() + Math.max(1, pause) * 1000;
    },
    answered() {
      failures = 0;
      isDoubtful = false;
      over = 0;
    },
    hurry() {
      failures = 0;
      over = 0;
      heldBack.clear();
    },
  };
}
