import type { SavedTab } from '@portal/contract/fleet-dashboard';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { sendTab, startExport } from './send-export.ts';
import { subjectOfAddress } from './subject.ts';
import { useReportTasks } from './use-report-tasks.tsx';

export interface ExportMenuProps {
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  /** What is exported: the reports of a tab, or the combined report. */
  readonly of: SavedTab;
}

/**
 * Takes the reports of a tab along at once. The combined report is made while its reader does
 * something else; the page's list of exports says how far it is.
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
