import { listFormats } from '@portal/contract/wire';
import { ExportButton } from '../../exports/exports.ts';
import { useWords } from '../../i18n/i18n.ts';
import type { Sort } from '../../ui/ui.ts';
import type { FigureReport } from './open-figure.ts';
import { recordsRequestOf } from './records.query.ts';
import type { RecordsInView } from './records-in-view.ts';

interface RecordsExportProps {
  readonly report: FigureReport;
  readonly looked: RecordsInView;
  readonly sort: Sort;
}

/** Exports the records of all pages as a file; renders nothing if the area has no such export. */
export function RecordsExport({ report, looked, sort }: RecordsExportProps) {
  const { t } = useWords();
  const { source, definition, scope } = report;
  const { exportRecords } = source;
  if (!exportRecords) return null;
  const request = recordsRequestOf(report, looked, sort);
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
