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
import { useAwayReason } from '../device/network/use-away.ts';
import type { Taking } from '../device/taking/take-along.ts';
import { refusalText } from '../operation/refusal-text.ts';
import { tooMany, useTakeAlong } from './use-take-along.ts';
import { useTakenText } from './use-taken-text.ts';

/** Takes a yard or a survey along with one tap, renews it, and leaves it behind. */
export function TakeAlong({ taking }: { readonly taking: Taking }) {
  const { t } = useWords();
  const takenText = useTakenText();
  const awayReason = useAwayReason();
  const { taken, take, leave, share, error, dismiss } = useTakeAlong(taking);
  const units = tooMany(error);
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
