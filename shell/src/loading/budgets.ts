import { setPartStall } from '@portal/platform/guarding/manage';
import type { Deployment } from '@portal/platform/remote';

/** Times of the loader in milliseconds. */
export type Budgets = Required<NonNullable<Deployment['loading']>>;

const usual: Budgets = { stall: 5_000, slow: 3_000, total: 120_000, retry: 400 };

let current = usual;

/** The times of the deployment that runs. */
export const budgets = (): Budgets => current;

/** Sets a deployment's own times, also those of late parts; what it leaves out is as usual. */
export function setBudgets(own: Deployment['loading']): void {
  current = { ...usual, ...own };
  setPartStall(current.stall);
}
