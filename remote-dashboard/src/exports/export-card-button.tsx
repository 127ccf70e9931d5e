import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { exportFormats, FormatItems, useExport } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import type { PartMode, ReportView } from '@portal/platform/reports/view';
import { ActionIcon, IconDownload, IconX, Loader, Menu, VisuallyHidden } from '@portal/platform/ui';
import { memo } from 'react';
import type { WholeSelection } from '../selection/selection.ts';
import { sendReport } from './send-export.ts';
import { subjectOfCard } from './subject.ts';
import { useReportTasks } from './use-report-tasks.tsx';

export interface ExportCardButtonProps {
  readonly definition: DashboardReport;
  readonly selection: WholeSelection;
  readonly view: ReportView;
  /** The parts to export, if they differ from those in the view. */
  readonly mode?: PartMode | undefined;
}

/** Exports one report as its card shows it. */
export const ExportCardButton = memo(function ExportCardButton(props: ExportCardButtonProps) {
  const { definition, selection, view, mode } = props;
  const { t } = useWords();
  const { stage, run, cancel } = useExport();
  const { taskOf, studio } = useReportTasks();
  const report = t(definition.title);
  const label = t(stage ? 'export.cancel_of' : 'export.of', { report });
  return (
    <>
      {stage && <Loader size="xs" my="auto" aria-hidden />}
      <Menu position="bottom-end" withArrow disabled={stage !== null}>
        <Menu.Target>
          <ActionIcon
            variant={stage ? 'light' : 'subtle'}
            color="gray"
            aria-label={label}
            title={label}
            {...(stage && { onClick: cancel })}
          >
            {stage ? <IconX size={18} aria-hidden /> : <IconDownload size={18} aria-hidden />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          <FormatItems
            formats={Object.values(exportFormats)}
            onChoose={(format) =>
              run(taskOf(subjectOfCard(definition, selection, view, mode), sendReport), format)
            }
          />
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden role="status">{stage && t('export.busy', { report })}</VisuallyHidden>
      {studio}
    </>
  );
});
