import { useWords } from '@portal/platform/i18n';
import { room } from '@portal/platform/offline';
import { useQuery } from '@portal/platform/query';
import { Alert, Facts, Panel, Stack, Text } from '@portal/platform/ui';
import { yardQueryKey } from '../../../yard/yard.query.ts';
import { FileButtons } from './file-buttons.tsx';
import { mayBeCleared } from './may-be-cleared.ts';

const million = 1_000_000;

/** How this device stores waiting writes: the space left, for how long, and for which user. */
export function DevicePanel({ hasEntries }: { readonly hasEntries: boolean }) {
  const { t } = useWords();
  const { data } = useQuery({ queryKey: [...yardQueryKey, 'room'], queryFn: room });
  const size = (bytes: number) => t('unsent.device.size', { size: Math.ceil(bytes / million) });
  const left = data && Number.isFinite(data.quota) ? size(data.quota - data.usage) : null;
  return (
    <Panel title={t('unsent.device.title')} description={t('unsent.device.text')}>
      <Stack gap="md">
        {mayBeCleared() && (
          <Alert color="amber" role="alert">
            {t('unsent.device.install')}
          </Alert>
        )}
        {data && (
          <Facts
            isWide
            facts={[
              [t('unsent.device.used'), size(data.usage)],
              [t('unsent.device.left'), left],
              [
                t('unsent.device.kept'),
                t(data.isPersistent ? 'unsent.device.kept_yes' : 'unsent.device.kept_no'),
              ],
            ]}
          />
        )}
        <Text size="sm">{t('unsent.file.text')}</Text>
        <FileButtons hasEntries={hasEntries} />
      </Stack>
    </Panel>
  );
}
