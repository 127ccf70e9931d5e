import { useWords } from '@portal/platform/i18n';
import { Button, IconDownload } from '@portal/platform/ui';
import { useAwayReason } from '../device/network/use-away.ts';

/** Stands where a list is taken along as a file, which takes a network. */
export function NoFile() {
  const { t } = useWords();
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      disabled
      title={useAwayReason()}
    >
      {t('shell:export.action')}
    </Button>
  );
}
