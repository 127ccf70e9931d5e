import type { Unit } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Alert, Button, Group, Stack, Text } from '@portal/platform/ui';
import { editUnitPath } from '../paths.ts';
import { AddExistingUnit } from './add-existing-unit.tsx';
import { useMoveUnit } from './use-move-unit.ts';
import { useYardText } from './use-yard-text.ts';

interface NumberTakenProps {
  /** The unit that has the number. */
  readonly unit: Unit;
  readonly locationId: number;
  readonly onOther: () => void;
  /** Opens the unit on the survey. */
  readonly onShow: () => void;
  /** The survey that the new unit was found in; null for none. */
  readonly survey: number | null;
  readonly isOnSurvey: boolean;
}

/** Options for a number that another unit of the account already has. */
export function NumberTaken(props: NumberTakenProps) {
  const { unit, locationId, onOther, onShow, survey, isOnSurvey } = props;
  const { t } = useWords();
  const { unit_id, unit_number: number, location_id } = unit;
  const isHere = location_id === locationId;
  const yard = useYardText(unit);
  const moving = useMoveUnit();
  return (
    <Alert color="amber" mt="xs" title={t('unit.taken.title', { number })}>
      <Stack gap="sm">
        <Text size="sm">
          {isOnSurvey && `${t('unit.taken.on_survey')} `}
          {isHere && t('unit.taken.here')}
          {!isHere && location_id !== null && t('unit.taken.elsewhere', { yard })}
          {location_id === null && t('unit.taken.nowhere')}
        </Text>
        <Group>
          {survey !== null && (
            <AddExistingUnit unit={unit} survey={survey} isThere={isOnSurvey} onShow={onShow} />
          )}
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
