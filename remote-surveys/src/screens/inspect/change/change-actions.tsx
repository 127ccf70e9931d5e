import { type AxleMap, personText, type Wheel } from '@portal/contract/fleet-surveys';
import { formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, Text } from '@portal/platform/ui';
import { wheelsInOrder } from '../../../axles/wheel-order.ts';
import { isLocalRow, isLocalTire } from '../../../device/names/local-names.ts';
import { useOfflineReason } from '../../../device/network/use-offline.ts';
import type { ChangeKind } from './change-drawer.tsx';
import type { TireChanges } from './use-tire-changes.ts';

interface ChangeActionsProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly changes: TireChanges;
  readonly onChange: (kind: ChangeKind) => void;
}

/**
 * Actions for the tire at a position, and the last change made there in this inspection, with a way
 * to undo it.
 */
export function ChangeActions({ map, wheel, changes, onChange }: ChangeActionsProps) {
  const { t } = useWords();
  const { tire, position } = wheel;
  const last = map.tire_changes.find(({ positions }) => positions.includes(position));
  const awayReason = useOfflineReason();
  // The server must know a tire before it can be removed again.
  const isOwn = tire !== null && isLocalTire(tire.tire_id);
  const canRotate = wheelsInOrder(map, 'by_axle').some(
    (other) => other.position !== position && (other.tire ?? tire) !== null,
  );
  return (
    <>
      <Group gap="sm">
        <Button size="md" variant="default" disabled={isOwn} onClick={() => onChange('replace')}>
          {t(tire ? 'change.replace' : 'change.mount')}
        </Button>
        {canRotate && (
          <Button size="md" variant="default" disabled={isOwn} onClick={() => onChange('rotate')}>
            {t('change.rotate')}
          </Button>
        )}
        {tire && (
          <Button size="md" variant="default" onClick={() => onChange('details')}>
            {t('change.details')}
          </Button>
        )}
      </Group>
      {isOwn && <Text size="sm">{t('change.after_sent')}</Text>}
      {last && (
        <Alert color="gray">
          <Group justify="space-between" gap="sm">
            <span>
              {t('change.made', {
                positions: last.positions.join(', '),
                name: personText(last.changed_by, t),
                date: formatDay(last.changed_at),
              })}{' '}
              {last.obstacle && t(`change.obstacle.${last.obstacle}`)}
            </span>
            {last.obstacle === null && (
              <Button
                size="md"
                variant="default"
                loading={changes.isUndoing}
                disabled={awayReason !== undefined && !isLocalRow(last.tire_change_id)}
                title={isLocalRow(last.tire_change_id) ? undefined : awayReason}
                onClick={() => changes.undo(last.tire_change_id, last.positions)}
              >
                {t('change.undo')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </>
  );
}
