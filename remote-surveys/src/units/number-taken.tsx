import type { Unit } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Alert, Button, Group, Stack, Text } from '@portal/platform/ui';
import { editUnitPath } from '../paths.ts';
import { usePlaceUnit } from './use-place-unit.ts';

interface NumberTakenProps {
  /** The one that has the number. */
  readonly unit: Unit;
  readonly locationId: number;
  readonly onOther: () => void;
}

/** What to do with a number that a unit of the account has already. */
export function NumberTaken({ unit, locationId, onOther }: NumberTakenProps) {
  const { t } = useWords();
  const { unit_id, unit_number: number, location_id, location_code } = unit;
  const isHere = location_id === locationId;
  const moving = usePlaceUnit();
  return (
    <Alert color="amber" mt="xs" title={t('unit.taken.title', { number })}>
      <Stack gap="sm">
        <Text size="sm">
          {isHere && t('unit.taken.here')}
          {!isHere && location_code && t('unit.taken.elsewhere', { code: location_code })}
          {!location_code && t('unit.taken.nowhere')}
        </Text>
        <Group>
          {location_id !== null && (
            <Button component={Link} to={editUnitPath(location_id, unit_id)} variant="default">
              {t('unit.taken.use')}
            </Button>
          )}
          {!isHere && (
            <Button
              variant="default"
              loading={moving.isPending}
              onClick={() => moving.mutate({ unit, locationId })}
            >
              {t('unit.taken.move')}
            </Button>
          )}
          <Button variant="default" onClick={onOther}>
            {t('unit.taken.other')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
