import type { Resolution } from '../../tires/code-lists.ts';
import { type Check, checks } from '../findings.ts';

/** Outcomes that close a finding: work was done or declined. Scheduled work leaves it open. */
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
 * The findings of a tire that close as soon as its inspector notes a resolution, since work done on
 * the spot need not be done again.
 */
export const settledChecks: Readonly<Partial<Record<Resolution, readonly Check[]>>> = {
  inflated: pressures,
  repaired: pressures,
  tire_replaced: checks,
  rotated: ['tread_mismatch_duals', 'tread_mismatch_axle'],
  declined: checks,
};

/** States of a finding. */
export const findingStates = ['open', 'closed'] as const;
export type FindingState = (typeof findingStates)[number];
