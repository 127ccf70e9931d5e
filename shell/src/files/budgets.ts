import { setPartStallTimeout } from '@portal/platform/guarding/manage';
import type { Deployment } from '@portal/platform/remote';

/** Time limits of the loader, in milliseconds. */
export type Budgets = Required<NonNullable<Deployment['loading']>>;

const usual: Budgets = { stall: 5_000, slow: 3_000, total: 120_000, retry: 400 };

let current = usual;

/** Returns the time limits of the running deployment. */
export const budgets = (): Budgets => current;

/**
 * Returns the milliseconds allowed for the first byte of a response: longer after each attempt, so
 * that a slow server is heard eventually.
 *
 * @param tries number of earlier attempts
 */
export const firstByteTimeout = (tries: number): number =>
  Math.min(current.stall * 2 ** tries, current.total);

/** Milliseconds without an error after which a page counts as good. */
export const stableAfter = 1_000;

/**
 * Milliseconds that a page not yet shown may suspend before an earlier build is tried: longer than
 * the wait for one of its late parts.
 */
export const mountTimeout = (): number => Math.min(4 * current.stall, current.total / 2);

/**
 * Sets a deployment's own time limits, including those of late parts; the others get their
 * defaults.
 */
export function setBudgets(own: Deployment['loading']): void {
  current = { ...usual, ...own };
  setPartStallTimeout(current.stall);
}
