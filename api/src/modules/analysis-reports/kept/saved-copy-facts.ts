import { formatDate } from '@portal/platform/format';
import type { Fact } from '../../../exports/document.ts';
import { type ReaderClock, readerUtcOffset } from '../../../exports/reader-clock.ts';
import type { OpenedReport } from '../../../kept/reports/read-kept-reports.ts';

/** Facts about a saved copy for the cover of its file; labels are keys of texts. */
export function savedCopyFacts(
  { kept, madeAt }: Pick<OpenedReport, 'kept' | 'madeAt'>,
  clock: ReaderClock,
): readonly Fact[] {
  const isKnown = clock.userTime !== '';
  const moment = new Date(madeAt.getTime() + readerUtcOffset(clock)).toISOString().slice(0, 16);
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
