import { useWords } from '@portal/platform/i18n';
import { Alert, ChooseFileButton, Panel, PanelSkeleton, Stack } from '@portal/platform/ui';
import { useOfflineReason } from '../../device/network/use-offline.ts';
import { NeedsNetwork } from '../../waiting/needs-network.tsx';
import { ColumnFields } from './column-fields.tsx';
import { HeadingsChoice } from './headings-choice.tsx';
import type { useImport } from './use-import.ts';

interface FilePanelProps {
  readonly importing: ReturnType<typeof useImport>;
  /** Whether another file would replace waiting rows. */
  readonly hasRows: boolean;
}

/** Selects the file, and assigns its columns to fields. */
export function FilePanel({ importing, hasRows }: FilePanelProps) {
  const { t } = useWords();
  const awayReason = useOfflineReason();
  const { read, problem, isReading, readFile, readHeadings, readColumns } = importing;
  const choose = t(hasRows ? 'import.file.another' : 'import.file.choose');
  return (
    <Panel title={t('import.file.title')} description={t('import.file.text')}>
      <Stack gap="md" align="start">
        <ChooseFileButton
          label={choose}
          accept=".xlsx,.csv"
          variant="default"
          loading={isReading}
          disabled={awayReason !== undefined}
          onFile={readFile}
        />
        <NeedsNetwork text={t('import.away')} />
        <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
      </Stack>
      {isReading && <PanelSkeleton count={3} label={t('import.file.reading')} />}
      {read && !isReading && (
        <Stack gap="md" mt="md">
          {(read.headings !== 'known' || read.hasHeadings !== null) && (
            <HeadingsChoice headings={read.headings} onChange={readHeadings} />
          )}
          <ColumnFields columns={read.columns} onChange={readColumns} />
        </Stack>
      )}
      {hasRows && !read && <Alert color="brand">{t('import.waiting')}</Alert>}
    </Panel>
  );
}
