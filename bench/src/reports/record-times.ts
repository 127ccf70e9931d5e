import { type BaseParameters, reportDefinitions } from '@portal/contract/fleet-dashboard';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import type { Caller } from '../server/caller.ts';
import type { Calls } from './report-times.ts';

/** Rows per page, and the pages requested. */
const pageSize = 25;
const pages = [1, 2, 10];

/** Times pages of the records behind the total of each measure of every report. */
export async function recordTimes(
  ask: Caller,
  base: BaseParameters,
  { warmUp }: Calls,
): Promise<Spread> {
  const requests = reportDefinitions.flatMap(({ type, tab, measures }) =>
    Object.keys(measures).flatMap((measure) =>
      pages.map((page_number) => ({
        tab_id: 'benchmark',
        base_parameters: base,
        tab_parameters: { tab_type: tab },
        report: { report_type: type },
        place: { row: {}, side: 'current', measure },
        page_number,
        page_size: pageSize,
        order_by: 'LocationCode',
        is_sort_desc: true,
      })),
    ),
  );
  const read = (body: object) => ask('POST fleet_dashboard/get_records', body);
  for (const body of requests.slice(0, warmUp)) await read(body);
  const times: number[] = [];
  for (const body of requests) times.push(await timed(() => read(body)));
  return spreadOf(times);
}
