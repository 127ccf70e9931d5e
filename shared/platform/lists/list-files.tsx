import type { ListFileFormat } from '@portal/contract/wire';
import { useMutation } from '@tanstack/react-query';
import { bus, notified } from '../bus/bus.ts';
import { failureWord, type ReceivedFile, saveFile } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { Button, IconChevronDown, IconDownload, Menu } from '../ui/ui.ts';

interface ListFilesProps {
  /** Of the list. */
  readonly title: string;
  readonly disabled: boolean;
  readonly onFile: (format: ListFileFormat) => Promise<ReceivedFile>;
}

/** Saves the whole list, as it is filtered and sorted, as a file. */
export function ListFiles({ title, disabled, onFile }: ListFilesProps) {
  const { t } = useWords();
  const making = useMutation({
    mutationFn: onFile,
    onSuccess: saveFile,
    onError: (error) =>
      bus.emit(notified, {
        tone: 'error',
        text: t('shell:list.file_failed', { why: t(failureWord(error)) }),
      }),
  });
  return (
    <Menu position="bottom-end" withArrow>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={t('shell:list.export_named', { title })}
          disabled={disabled}
          loading={making.isPending}
        >
          {t('shell:list.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => making.mutate('pdf')}>{t('shell:list.pdf')}</Menu.Item>
        <Menu.Item onClick={() => making.mutate('excel')}>{t('shell:list.excel')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
