import { setPartStall } from '@portal/platform/guarding/manage';
import type { Deployment } from '@portal/platform/remote';

/** Times of the loader in milliseconds. */
export type Budgets = Required<NonNullable<Deployment['loading']>>;

const usual: Budgets = { stall: 5_000, slow: 3_000, total: 120_000, retry: 400 };

let current = usual;

/** The times of the deployment that runs. */
export const budgets = (): Budgets => current;

/**
 * How long the first byte of an answer may take: longer each time, so that a server that always begins
 * late is heard in the end (milliseconds).
 *
 * @param tries how often it was asked for before
 */
export const firstBytePatience = (tries: number): number =>
  Math.min(current.stall * 2 ** tries, current.total);

/** A page that ran for so long without a throw counts as good (milliseconds). */
export const quietMoment = 1_000;

/**
 * So long a page that was never in sight may suspend before an earlier build is tried: longer than a
 * late part of it is waited for (milliseconds).
 */
export const mountPatience = (): number => Math.min(4 * current.stall, current.total / 2);

/** Sets a deployment's own times, also those of late parts; what it leaves out is as usual. */
export function setBudgets(own: Deployment['loading']): void {
  current = { ...usual, ...own };
  setPartStall(current.stall);
}
