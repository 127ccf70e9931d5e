import type { ListedDevice } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { useMomentText, useWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { Anchor } from '@portal/platform/ui';
import classes from './devices.module.css';

/** Cells of the devices; the user's name opens one. */
export function useDeviceCells(onOpen: (device: ListedDevice) => void): ListCells<ListedDevice> {
  const { t } = useWords();
  const momentText = useMomentText();
  const moment = (at: string | null) =>
    at && <span className={classes.moment}>{momentText(at)}</span>;
  return {
    user_name: (device) => (
      <Anchor
        component="button"
        type="button"
        className={classes.user}
        onClick={() => onOpen(device)}
      >
        <bdi>{device.user_name || device.login}</bdi>
      </Anchor>
    ),
    device: ({ device }) => <span dir="auto">{device || t('devices.some_device')}</span>,
    reported_at: ({ reported_at }) => moment(reported_at),
    oldest_unsent_at: ({ oldest_unsent_at }) => moment(oldest_unsent_at),
    attention: ({ attention }) => (
      <span className={attention > 0 ? classes.attention : undefined}>
        {formatInteger(attention)}
      </span>
    ),
  };
}
