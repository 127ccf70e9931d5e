import type { Locale } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { useDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import {
  Alert,
  Button,
  ChooseFileButton,
  Facts,
  IconDownload,
  PanelSkeleton,
  Stack,
  Text,
} from '@portal/platform/ui';
import classes from '../words-table.module.css';
import { FileRows } from './file-rows.tsx';
import { useWordsFile, type WordsSelection } from './use-words-file.ts';

interface WordsFileProps {
  readonly locale: Pick<Locale, 'name'>;
  readonly selection: WordsSelection;
}

const outcomes = ['changed', 'unchanged', 'refused'] as const;

/**
 * CSV export and import of texts: after a preview, the user confirms and the valid rows are saved.
 */
export function WordsFile({ locale, selection }: WordsFileProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  const { tried, problem, isTrying, isSaving, ...file } = useWordsFile(selection);
  const choose = t(tried ? 'words_file.another' : 'words_file.choose');
  return (
    <Stack gap="md">
      <Text>{t('words_file.text', { language: locale.name })}</Text>
      <Text size="sm" c="dimmed">
        {t('words_file.columns')}
      </Text>
      <div className={classes.choices}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={file.isWriting}
          onClick={file.write}
        >
          {t('words_file.write')}
        </Button>
        <ChooseFileButton
          label={choose}
          accept=".csv,.txt,text/csv"
          variant={tried ? 'default' : 'filled'}
          loading={isTrying}
          onFile={file.tryFile}
        />
      </div>
      <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
      {isTrying && <PanelSkeleton count={3} label={t('words_file.trying')} />}
      {tried && !isTrying && (
        <>
          <div role="status">
            <Text fw={600} dir="auto">
              {t(tried.isSaved ? 'words_file.saved' : 'words_file.tried', { file: tried.name })}
            </Text>
            <Facts
              facts={outcomes.map((outcome) => [
                t(`words_file.outcome.${outcome}`),
                formatInteger(tried.taken[outcome]),
              ])}
            />
          </div>
          <FileRows taken={tried.taken} />
          <div className={classes.choices}>
            {tried.isSaved || tried.taken.changed === 0 ? (
              <Button variant="default" onClick={close}>
                {t('shell:form.close')}
              </Button>
            ) : (
              <Button loading={isSaving} onClick={file.save}>
                {t('words_file.confirm', { count: tried.taken.changed })}
              </Button>
            )}
          </div>
        </>
      )}
    </Stack>
  );
}
