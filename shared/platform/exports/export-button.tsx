import type { ExportFormat } from '@portal/contract/wire';
import { useRef } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button, IconChevronDown, IconDownload, Menu } from '../ui/ui.ts';
import { ExportProgress } from './export-progress.tsx';
import { FormatItems } from './format-items.tsx';
import { type ExportTask, useExport } from './use-export.ts';

interface ExportButtonProps<Request, Format extends ExportFormat> {
  /**
   * The subject of the export, for the button's accessible name; given when a page has several
   * buttons.
   */
  readonly of?: string;
  /** The formats offered. */
  readonly formats: readonly Format[];
  /** The export; null if there is nothing to export. */
  readonly task: ExportTask<Request, Format> | null;
  /** A sentence shown when there is nothing to export. */
  readonly nothing?: string;
}

/** Exports what a page shows, in a format that the user chooses. */
export function ExportButton<Request, Format extends ExportFormat>({
  of,
  formats,
  task,
  nothing,
}: ExportButtonProps<Request, Format>) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { stage, run, cancel } = useExport();
  const stop = () => {
    cancel();
    button.current?.focus();
  };
  return (
    <>
      {stage !== null && <ExportProgress stage={stage} onCancel={stop} />}
      <Menu position="bottom-end" withArrow disabled={stage !== null}>
        <Menu.Target>
          <Button
            ref={button}
            variant="subtle"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            {...(of !== undefined && { 'aria-label': t('shell:export.action_of', { of }) })}
            disabled={!task}
            {...(!task && { title: nothing })}
            {...(stage !== null && { 'data-disabled': true, 'aria-disabled': true })}
          >
            {t('shell:export.action')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {task && (
            <FormatItems
              formats={formats}
              parts={task.parts}
              onChoose={(format) => run(task, format)}
            />
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
