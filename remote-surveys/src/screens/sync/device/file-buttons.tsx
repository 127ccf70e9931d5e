import { isCallFailure, saveFile } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { openEntriesFile, saveEntriesAsFile } from '@portal/platform/offline';
import { useMutation } from '@portal/platform/query';
import { Alert, Button, ChooseFileButton, Group, IconDownload, Stack } from '@portal/platform/ui';

/** Saves waiting writes to a file, and opens such a file from another device. */
export function FileButtons({ hasEntries }: { readonly hasEntries: boolean }) {
  const { t } = useWords();
  const saving = useMutation({ mutationFn: async () => saveFile(await saveEntriesAsFile()) });
  const opening = useMutation({ mutationFn: (file: File) => openEntriesFile(file) });
  const failed = saving.error ?? opening.error;
  const { taken = 0, known = 0, foreign = false } = opening.data ?? {};
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {hasEntries && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {t('unsent.file.save')}
          </Button>
        )}
        <ChooseFileButton
          size="md"
          variant="default"
          label={t('unsent.file.open')}
          accept=".zip"
          loading={opening.isPending}
          onFile={(file) => opening.mutate(file)}
        />
      </Group>
      <div role="alert">
        {failed && (
          <Alert color="red">
            {t(isCallFailure(failed) ? 'unsent.file.failed' : 'unsent.file.unreadable')}
          </Alert>
        )}
        {foreign && <Alert color="amber">{t('unsent.file.foreign')}</Alert>}
      </div>
      <div role="status">
        {opening.data && !foreign && (
          <Alert color="green">
            {[
              t('unsent.file.taken', { count: taken }),
              known > 0 && t('unsent.file.known', { count: known }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
