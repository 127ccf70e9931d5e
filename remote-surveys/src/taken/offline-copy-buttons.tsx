import { useWords } from '@portal/platform/i18n';
import {
  Alert,
  Button,
  IconChevronDown,
  IconDeviceFloppy,
  IconDownload,
  IconRefresh,
  IconTrash,
  Menu,
  Progress,
  Stack,
  Text,
} from '@portal/platform/ui';
import { useOfflineReason } from '../device/network/use-offline.ts';
import type { OfflineSubject } from '../device/taking/cache-for-offline.ts';
import { refusalText } from '../operation/refusal-text.ts';
import { excessUnitCount, useOfflineCopy } from './use-offline-copy.ts';
import { useOfflineCopyText } from './use-offline-copy-text.ts';

/**
 * Buttons that cache a location or a survey for offline use, renew it, and remove it from the
 * device.
 */
export function OfflineCopyButtons({ taking }: { readonly taking: OfflineSubject }) {
  const { t } = useWords();
  const takenText = useOfflineCopyText();
  const awayReason = useOfflineReason();
  const { taken, take, leave, share, error, dismiss } = useOfflineCopy(taking);
  const units = excessUnitCount(error);
  if (share !== null)
    return (
      <Stack gap={4} miw="10rem" role="status">
        <Text size="sm">{t('taken.taking')}</Text>
        <Progress value={share * 100} aria-label={t('taken.taking')} />
      </Stack>
    );
  return (
    <>
      {taken ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconDeviceFloppy size={16} aria-hidden />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
              aria-label={t('taken.here', { what: takenText(taken) })}
            >
              {takenText(taken)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconRefresh size={16} aria-hidden />}
              disabled={awayReason !== undefined}
              onClick={take}
            >
              {t('taken.renew')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={leave}>
              {t('taken.leave')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={awayReason !== undefined}
          title={awayReason}
          onClick={take}
        >
          {t('taken.take')}
        </Button>
      )}
      {error && (
        <Alert
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel={t('operation.close')}
          onClose={dismiss}
        >
          {units === null ? refusalText(t, error) : t('taken.too_many', { number: units })}
        </Alert>
      )}
    </>
  );
}
