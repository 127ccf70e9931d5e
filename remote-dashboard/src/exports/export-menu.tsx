import type { SavedTab } from '@portal/contract/fleet-dashboard';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { sendTab, startExport } from './send-export.ts';
import { subjectOfAddress } from './subject.ts';
import { useReportTasks } from './use-report-tasks.tsx';

export interface ExportMenuProps {
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
  /** The reports of a tab, or the combined report. */
  readonly of: SavedTab;
}

/**
 * Exports the reports of a tab immediately. The combined report is exported in the background; the
 * page's list of exports shows its progress.
 */
export function ExportMenu({ params, of }: ExportMenuProps) {
  const { t } = useWords();
  const { taskOf, studio } = useReportTasks();
  const subject = subjectOfAddress(params, of);
  const task = subject && taskOf(subject, of === 'combined' ? startExport : sendTab);
  return (
    <>
      <ExportButton
        formats={Object.values(exportFormats)}
        task={task}
        nothing={t('export.nothing')}
      />
      {studio}
    </>
  );
}
