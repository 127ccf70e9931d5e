import { personText, type UnitDetails } from '@portal/contract/fleet-surveys';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, Group, Stack, Text } from '@portal/platform/ui';
import { editUnitPath } from '../../paths.ts';
import { useMoveUnit } from '../../units/use-move-unit.ts';

interface UnitElsewhereProps {
  readonly details: UnitDetails;
  /** The location of the page. */
  readonly locationId: number;
  /** Text of the button that moves the unit to this location. */
  readonly placeText: string;
  /** Leaves the unit where it is; missing if the move is not the only question. */
  readonly onLeave?: (() => void) | undefined;
}

/** Whether a unit was moved after it was read, and is not at the location of the page. */
export const isMovedSince = (
  { unit, history }: UnitDetails,
  read: { readonly revision: number },
  locationId: number,
): boolean =>
  unit.location_id !== locationId &&
  history.some(({ moved, revision }) => moved && revision > read.revision);

/** Tells where a unit is if it is not at the location of the page, and who moved it. */
export function UnitElsewhere({ details, locationId, placeText, onLeave }: UnitElsewhereProps) {
  const { t } = useWords();
  const textOf = useElsewhereText();
  const placing = useMoveUnit();
  const { unit } = details;
  const { unit_id, location_id } = unit;
  return (
    <Stack gap="sm">
      <Text size="sm">{textOf(details)}</Text>
      <Group>
        {location_id !== null && (
          <Button component={Link} to={editUnitPath(location_id, unit_id)} variant="default">
            {t('unit.elsewhere.open')}
          </Button>
        )}
        <Button
          variant="default"
          loading={placing.isPending}
          onClick={() => placing.mutate({ unit, locationId })}
        >
          {placeText}
        </Button>
        {onLeave && (
          <Button variant="default" onClick={onLeave}>
            {t(`unit.elsewhere.${location_id === null ? 'leave_off' : 'leave_there'}`)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function useElsewhereText() {
  const { t } = useWords();
  const momentText = useMomentText();
  return ({ unit: { location_code }, history }: UnitDetails): string => {
    const move = history.find(({ moved }) => moved);
    if (move?.moved) {
      const { from, to } = move.moved;
      return t(`unit.elsewhere.${to === null ? 'taken_off' : 'moved'}`, {
        name: personText(move.changed_by, t),
        date: momentText(move.changed_at),
        yard: to ?? from ?? '',
      });
    }
    if (location_code === null) return t('unit.taken.nowhere');
    return t('unit.taken.elsewhere', { yard: location_code });
  };
}
