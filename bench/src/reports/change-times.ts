import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import type { Caller } from '../server/caller.ts';
import type { Calls } from './report-times.ts';

/** Times the call for the largest changes in a selection. */
export const changeTimes = (ask: Caller, base: BaseParameters, calls: Calls): Promise<Spread> =>
  timedOften(() => ask('POST fleet_dashboard/get_changes', { base_parameters: base }), calls);
