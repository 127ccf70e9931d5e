import { devicesList } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Page, PageHeader } from '@portal/platform/ui';
import { call, fileOf } from '../../calls.ts';
import { DeviceDetails } from './device-details.tsx';
import { useDeviceCells } from './devices.columns.tsx';
import { devices } from './devices.query.ts';

/** Devices: counts of the data that each stores offline, and actions on it. */
export default function DevicesPage() {
  const { t } = useWords();
  const list = useList(devicesList, {
    key: devices,
    ask: (body, signal) => call('POST admin/devices/get_devices', { body, signal }),
  });
  const { row, isOpen, open, close } = list.opened;
  const cells = useDeviceCells(open);
  return (
    <Page width="wide">
      <PageHeader title={t('devices.page')} />
      <ListPanel
        list={list}
        cells={cells}
        onFile={(selection, { format, signal }) =>
          fileOf('POST admin/devices/export_devices', { signal, body: { ...selection, format } })
        }
      />
      <FormDrawer opened={isOpen} title={row?.user_name} onClose={close}>
        {row && <DeviceDetails key={row.id} device={row} />}
      </FormDrawer>
    </Page>
  );
}
