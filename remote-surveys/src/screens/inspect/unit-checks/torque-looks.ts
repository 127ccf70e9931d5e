import type { TorqueResult } from '@portal/contract/fleet-surveys';

/** The color of each result, shown beside its text. */
export const torqueColors: Readonly<Record<TorqueResult, 'green' | 'amber' | 'red'>> = {
  in_spec: 'green',
  re_torqued: 'amber',
  low: 'red',
  high: 'red',
  missing_hardware: 'red',
};
