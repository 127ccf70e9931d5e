import type { UnitDetails } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link, useNavigate } from '@portal/platform/routing';
import { Button, IconChevronDown, IconCopy, IconTrash, Menu } from '@portal/platform/ui';
import { useState } from 'react';
import { useOfflineReason } from '../../device/network/use-offline.ts';
import { addUnitPath, dashboardPath } from '../../paths.ts';
import { CloneDialog } from './clone-dialog.tsx';
import { DeleteUnitDialog } from './delete-unit-dialog.tsx';
import { useDetachUnit } from './use-detach-unit.ts';

interface UnitActionsProps {
  readonly details: UnitDetails;
  readonly locationId: number;
}

/** Actions for a unit besides changing it. */
export function UnitActions({ details, locationId }: UnitActionsProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'clone' | 'delete' | null>(null);
  const close = () => setOpened(null);
  const takingOff = useDetachUnit(locationId, () => navigate(dashboardPath(locationId)));
  const { unit } = details;
  const awayReason = useOfflineReason();
  const online = { disabled: awayReason !== undefined, title: awayReason };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={14} aria-hidden />}
            loading={takingOff.isPending}
          >
            {t('unit.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={`${addUnitPath(locationId)}?copy=${unit.unit_id}`}
            leftSection={<IconCopy size={16} aria-hidden />}
          >
            {t('unit.copy.one')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} aria-hidden />}
            {...online}
            onClick={() => setOpened('clone')}
          >
            {t('unit.clone.open')}
          </Menu.Item>
          {unit.location_id === locationId && (
            <Menu.Item {...online} onClick={() => takingOff.mutate(unit)}>
              {t('unit.take_off.open')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconTrash size={16} aria-hidden />}
            {...online}
            onClick={() => setOpened('delete')}
          >
            {t('unit.delete.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CloneDialog unit={unit} opened={opened === 'clone'} onClose={close} />
      <DeleteUnitDialog
        details={details}
        opened={opened === 'delete'}
        onClose={close}
        onDeleted={() => navigate(dashboardPath(locationId))}
      />
    </>
  );
}
