import type { Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group } from '@portal/platform/ui';

interface UnsavedTiresProps {
  readonly wheels: readonly Wheel[];
  readonly onChoose: (wheel: Wheel) => void;
}

/** Links to tires with unsaved input, for a user who has moved on or come back. */
export function UnsavedTires({ wheels, onChoose }: UnsavedTiresProps) {
  const { t } = useWords();
  if (wheels.length === 0) return null;
  return (
    <Alert color="amber" role="alert" title={t('trouble.elsewhere', { count: wheels.length })}>
      <Group gap="xs">
        {wheels.map((wheel) => (
          <Button key={wheel.position} size="md" variant="default" onClick={() => onChoose(wheel)}>
            {t(`wheel.${wheel.side}_${wheel.slot}`, { axle: wheel.axle_number })}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}
