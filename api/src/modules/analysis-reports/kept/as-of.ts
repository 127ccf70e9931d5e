import { formatDate } from '@portal/platform/format';
import type { Fact } from '../../../exports/document.ts';
import { type ReaderClock, timeAhead } from '../../../exports/reader-clock.ts';
import type { OpenedReport } from '../../../kept/reports/read-kept-reports.ts';

/** What the cover of a kept report's file says of it, under word keys. */
export function keptFacts(
  { kept, madeAt }: Pick<OpenedReport, 'kept' | 'madeAt'>,
  clock: ReaderClock,
): readonly Fact[] {
  const isKnown = clock.userTime !== '';
  const moment = new Date(madeAt.getTime() + timeAhead(clock)).toISOString().slice(0, 16);
  const [day = '', time = ''] = moment.split('T');
  return [
    { label: 'kept.report', value: kept.report_name },
    {
      label: 'kept.as_of_label',
      value: `${formatDate(day)} ${time}${isKnown ? '' : ' UTC'}`,
      ...(isKnown && { moment }),
    },
  ];
}
