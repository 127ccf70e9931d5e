import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { useTireText } from '../entry/use-tire-text.ts';

interface OtherTireProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  /** Applies the input to the tire that is there now. */
  readonly onGoOn: () => void;
}

/** Warns that another user has changed the tire that was to be replaced. */
export function OtherTire({ map, wheel, onGoOn }: OtherTireProps) {
  const { t } = useWords();
  const tireText = useTireText(map);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { axle_number: axle, side, slot } = wheel;
  const position = t(`wheel.${side}_${slot}`, { axle });
  return (
    <Alert ref={notice} color="amber" role="alert" title={t('change.other', { position })}>
      <Stack gap="sm" align="start">
        <bdi>{tireText(wheel)}</bdi>
        <Button size="md" variant="default" onClick={onGoOn}>
          {t('change.other_go_on')}
        </Button>
      </Stack>
    </Alert>
  );
}
