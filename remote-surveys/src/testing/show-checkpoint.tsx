import type { ReceivedCall } from '@portal/platform/testing';
import CheckpointPage from '../screens/checkpoint/checkpoint.page.tsx';
import { checkpointHome, checkpointReport, crossingFindings } from './crossing-rows.ts';
import { show } from './show.tsx';

interface CheckpointOptions {
  readonly route?: string;
  readonly rights?: readonly string[];
  readonly report?: (call: ReceivedCall) => unknown;
  readonly findings?: (call: ReceivedCall) => unknown;
}

const noFavorites = { favorite_reports: [], page_number: 1, page_size: 100, total_items: 0 };

/** Shows the checkpoint report with the answers of its calls. */
export const showCheckpoint = ({
  route = '/checkpoint',
  rights,
  report,
  findings,
}: CheckpointOptions = {}) =>
  show(<CheckpointPage />, {
    path: '/checkpoint',
    route,
    ...(rights && { rights }),
    respond: (name, call) => {
      if (name.endsWith('checkpoint/report')) return report?.(call) ?? checkpointReport;
      if (name.endsWith('checkpoint/get_home_page')) return checkpointHome;
      if (name.endsWith('checkpoint/get_findings')) return findings?.(call) ?? crossingFindings;
      if (name.endsWith('favorite_reports/get')) return noFavorites;
      if (name.endsWith('get_customer_locations'))
        return { customer_locations: [{ value: '2', text: 'Yard 2' }] };
      return undefined;
    },
  });
