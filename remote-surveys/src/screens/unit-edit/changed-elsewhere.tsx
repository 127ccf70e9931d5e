import type { Unit, UnitDetails } from '@portal/contract/fleet-surveys';
import { formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Facts, Group, Stack, Text } from '@portal/platform/ui';
import { unitFields } from '../../units/unit-values.ts';
import { useFieldText } from '../../units/use-field-text.ts';

interface ChangedElsewhereProps {
  /** What this form was filled with. */
  readonly read: Unit;
  /** What there is now. */
  readonly details: UnitDetails;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody has changed the unit meanwhile: who, what it is now, and which of both stays. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { read, details, onKeepMine, onTakeTheirs } = props;
  const { t } = useWords();
  const fieldText = useFieldText();
  const [last] = details.history;
  const changed = Object.values(unitFields).filter((name) => read[name] !== details.unit[name]);
  return (
    <Alert color="amber" role="alert" title={t('unit.conflict.title')}>
      <Stack gap="sm">
        <Text size="sm">
          {t('unit.conflict.text', {
            name: last?.changed_by ?? '',
            date: last ? formatDay(last.changed_at) : '',
          })}
        </Text>
        <Facts
          facts={changed.map((name) => [
            fieldText.name(name),
            fieldText.value(name, details.unit[name]),
          ])}
        />
        <Group>
          <Button variant="default" onClick={onTakeTheirs}>
            {t('unit.conflict.theirs')}
          </Button>
          <Button variant="default" onClick={onKeepMine}>
            {t('unit.conflict.mine')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
