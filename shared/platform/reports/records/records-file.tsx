import { listFormats } from '@portal/contract/wire';
import { ExportButton } from '../../exports/exports.ts';
import { useWords } from '../../i18n/i18n.ts';
import type { Sort } from '../../ui/ui.ts';
import type { LookedAt } from './looked-at.ts';
import type { FigureReport } from './open-figure.ts';
import { askedRecords } from './records.query.ts';

interface RecordsFileProps {
  readonly report: FigureReport;
  readonly looked: LookedAt;
  readonly sort: Sort;
}

/** Takes the records along as a file, those of all pages; nothing where the area makes none. */
export function RecordsFile({ report, looked, sort }: RecordsFileProps) {
  const { t } = useWords();
  const { source, definition, scope } = report;
  const { exportRecords } = source;
  if (!exportRecords) return null;
  const request = askedRecords(report, looked, sort);
  return (
    <ExportButton
      of={t('shell:records.caption', { measure: t(looked.taken.measure.label) })}
      formats={listFormats}
      task={{
        prepare: async () => request,
        send: (asked, { format, signal }) =>
          exportRecords({ definition, base: scope.base, request: { ...asked, format } }, signal),
      }}
    />
  );
}
