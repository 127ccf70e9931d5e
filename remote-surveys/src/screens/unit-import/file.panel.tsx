import { useWords } from '@portal/platform/i18n';
import { Alert, Panel, PanelSkeleton, Stack, TextInput } from '@portal/platform/ui';
import { ColumnFields } from './column-fields.tsx';
import type { useImport } from './use-import.ts';

interface FilePanelProps {
  readonly importing: ReturnType<typeof useImport>;
  /** Another file takes the place of what waits. */
  readonly hasRows: boolean;
}

/** Chooses the file, and which column of it is which field. */
export function FilePanel({ importing, hasRows }: FilePanelProps) {
  const { t } = useWords();
  const { read, problem, isReading, readFile, readColumns } = importing;
  return (
    <Panel title={t('import.file.title')} description={t('import.file.text')}>
      <Stack gap="md">
        <TextInput
          type="file"
          accept=".xlsx,.csv"
          label={t(hasRows ? 'import.file.another' : 'import.file.choose')}
          disabled={isReading}
          error={problem}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) readFile(file);
          }}
        />
        {isReading && <PanelSkeleton count={3} label={t('import.file.reading')} />}
        {read && !isReading && <ColumnFields columns={read.columns} onChange={readColumns} />}
        {hasRows && !read && <Alert color="brand">{t('import.waiting')}</Alert>}
      </Stack>
    </Panel>
  );
}
