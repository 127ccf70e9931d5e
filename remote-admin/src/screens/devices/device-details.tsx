import type { ListedDevice } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { Facts, Stack, Text } from '@portal/platform/ui';
import { useState } from 'react';
import { ForgetDevice } from './forget-device.tsx';
import { RemindUser } from './remind-user.tsx';

/** A device: its last report, a reminder to its user, and a request to forget its data. */
export function DeviceDetails({ device: read }: { readonly device: ListedDevice }) {
  const { t } = useWords();
  const momentText = useMomentText();
  const [device, setDevice] = useState(read);
  const change = (changed: Partial<ListedDevice>) => setDevice({ ...device, ...changed });
  const { oldest_unsent_at, forget, forget_at } = device;
  return (
    <Stack gap="lg">
      <Facts
        isWide
        facts={[
          [t('devices.login'), device.login],
          [t('devices.device'), device.device || t('devices.some_device')],
          [t('devices.contact'), momentText(device.reported_at)],
          [t('devices.unsent'), formatInteger(device.unsent)],
          [t('devices.oldest'), oldest_unsent_at && momentText(oldest_unsent_at)],
          [t('devices.attention'), formatInteger(device.attention)],
          [t('devices.units'), formatInteger(device.units)],
          [t('devices.forget'), t(`devices.forget_of.${forget}`)],
          [t(`devices.forget_at.${forget}`), forget_at && momentText(forget_at)],
        ]}
      />
      {forget === 'done' && (
        <Text size="sm">
          {t('devices.dropped', {
            unsent: formatInteger(device.forgotten_unsent),
            units: formatInteger(device.forgotten_units),
          })}
        </Text>
      )}
      <RemindUser device={device} onChange={change} />
      <ForgetDevice device={device} onChange={change} />
    </Stack>
  );
}
