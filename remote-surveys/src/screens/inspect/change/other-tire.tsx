import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { useTireText } from '../entry/use-tire-text.ts';

interface OtherTireProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  /** What was entered is for the tire that is there now. */
  readonly onGoOn: () => void;
}

/** Another tire is at a place than the one that was to be replaced: somebody else was here before. */
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
