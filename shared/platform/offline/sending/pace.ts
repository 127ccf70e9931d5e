/** The first and the longest wait after a failure (milliseconds). */
const shortest = 1_000;
const longest = 60_000;

/**
 * Returns the milliseconds to wait after a number of consecutive failures: increasing, with jitter
 * so that devices do not retry in step.
 */
export const backoff = (failures: number, random = Math.random()): number =>
  Math.min(longest, shortest * 2 ** (failures - 1)) * (0.5 + random / 2);

// A monotonic clock, as the system clock may be set.
const now = () => performance.now();

/** Decides when entries may be sent, given the state of network and server. */
export interface Pace {
  readonly isPaused: () => boolean;
  /** Returns whether an entry is waiting after a failure. */
  readonly isHeldBack: (id: string) => boolean;
  /** Returns the milliseconds until the next wait ends; null if there is none. */
  readonly untilNext: () => number | null;
  /**
   * Returns whether there was no response since an entry failed: a single entry is then sent as a
   * probe.
   */
  readonly isDoubtful: () => boolean;
  /** Records that an entry had no response, or one from a failing server. */
  readonly failed: (id: string, attempts: number) => void;
  /** Records that the server requested a pause (seconds). */
  readonly asked: (pause: number) => void;
  /** Records that the server processed an entry. */
  readonly answered: () => void;
  /** Ends all waits, except for a pause requested by the server. */
  readonly hurry: () => void;
}

/** Creates a pace without any waits. */
export function createPace(): Pace {
  let failures = 0;
  let isDoubtful = false;
  /** When the pause after failures ends, and when the one requested by the server does. */
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
