import { isCallFailure, saveFile } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { openEntriesFile, saveEntriesAsFile } from '@portal/platform/offline';
import { useMutation } from '@portal/platform/query';
import { Alert, Button, Group, IconDownload, IconUpload, Stack } from '@portal/platform/ui';
import { useRef } from 'react';

/** Takes what waits along in a file, and opens such a file of another device. */
export function FileButtons({ hasEntries }: { readonly hasEntries: boolean }) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const saving = useMutation({ mutationFn: async () => saveFile(await saveEntriesAsFile()) });
  const opening = useMutation({ mutationFn: (file: File) => openEntriesFile(file) });
  const failed = saving.error ?? opening.error;
  const { taken = 0, known = 0, foreign = false } = opening.data ?? {};
  return (
    <Stack gap="sm">
      {/* The browser's own control speaks the browser's language. */}
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip"
        aria-label={t('unsent.file.open')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) opening.mutate(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
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
        <Button
          size="md"
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          loading={opening.isPending}
          onClick={() => input.current?.click()}
        >
          {t('unsent.file.open')}
        </Button>
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
