import type { GeneratedExport, SavedTab } from '@portal/contract/fleet-dashboard';
import { type ReceivedFile, saveFile } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, IconChevronDown, IconDownload, Menu } from '@portal/platform/ui';
import { useRef } from 'react';
import { ExportProgress } from './export-progress.tsx';
import { useExportsOfPage } from './exports-place.tsx';
import { FormatItems } from './format-items.tsx';
import { type SendExport, sendTab, startExport } from './send-export.ts';
import { subjectOfAddress } from './subject.ts';
import { useExport } from './use-export.ts';

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
  const { exports, onShown } = useExportsOfPage();
  const button = useRef<HTMLButtonElement>(null);
  const send: SendExport<ReceivedFile | GeneratedExport> =
    of === 'combined' ? startExport : sendTab;
  const { stage, run, cancel, studio } = useExport({
    send,
    onDone: (result) => {
      if ('content' in result) return saveFile(result);
      exports.add(result);
      onShown('told');
    },
  });
  const subject = subjectOfAddress(params, of);
  return (
    <>
      {stage && (
        <ExportProgress
          stage={stage}
          onCancel={() => {
            cancel();
            button.current?.focus();
          }}
        />
      )}
      <Menu position="bottom-end" withArrow disabled={stage !== null}>
        <Menu.Target>
          <Button
            ref={button}
            variant="subtle"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            disabled={!subject}
            {...(!subject && { title: t('export.nothing') })}
            {...(stage && { 'data-disabled': true, 'aria-disabled': true })}
          >
            {t('export.action')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {subject && <FormatItems onChoose={(format) => run(subject, format)} />}
        </Menu.Dropdown>
      </Menu>
      {studio}
    </>
  );
}
