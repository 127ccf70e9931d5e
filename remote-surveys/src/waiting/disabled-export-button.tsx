import { useWords } from '@portal/platform/i18n';
import { Button, IconDownload } from '@portal/platform/ui';
import { useOfflineReason } from '../device/network/use-offline.ts';

/** A disabled export button, shown without a network. */
export function DisabledExportButton() {
  const { t } = useWords();
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      disabled
      title={useOfflineReason()}
    >
      {t('shell:export.action')}
    </Button>
  );
}
