import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import type { ReportScope } from '@portal/platform/reports';
import { isNarrowed } from '../selection/is-narrowed.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { baseOf } from './base-of.ts';

/** Returns the records that a selection covers. */
export const scopeOf = (selection: WholeSelection): ReportScope<BaseParameters> => ({
  account: selection.fleet.account,
  dates: selection.dates,
  isNarrowed: isNarrowed(selection.filters),
  base: baseOf(selection),
});
