import type { Resolution } from '../../tires/code-lists.ts';
import { type Check, checks } from '../findings.ts';

/** What closes a finding: something was done, or it was declined. What is only scheduled stays open. */
export const outcomes = [
  'inflated',
  'valve_replaced',
  'tire_replaced',
  'repaired',
  'rotated',
  'retorqued',
  'alignment_recommended',
  'declined',
] as const satisfies readonly Resolution[];
export type Outcome = (typeof outcomes)[number];

const pressures: readonly Check[] = ['pressure', 'dual_pressure'];

/**
 * The findings of a tire that are settled as soon as its inspector notes a resolution: what was done on
 * the spot need not be done again.
 */
export const settledChecks: Readonly<Partial<Record<Resolution, readonly Check[]>>> = {
  inflated: pressures,
  repaired: pressures,
  tire_replaced: checks,
  rotated: ['tread_mismatch_duals', 'tread_mismatch_axle'],
  declined: checks,
};

/** Where a finding stands. */
export const findingStates = ['open', 'closed'] as const;
export type FindingState = (typeof findingStates)[number];
