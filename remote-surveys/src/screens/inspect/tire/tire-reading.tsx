import type { Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Facts, Text } from '@portal/platform/ui';
import type { Formats } from '../../../axles/formats.ts';
import { useMeasureText } from '../../../findings/use-measure-text.ts';

/** A tire's reading, read-only. */
export function TireReading({
  wheel,
  formats,
}: {
  readonly wheel: Wheel;
  readonly formats: Formats;
}) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const { reading } = wheel;
  if (!reading) return <Text>{t('tire_state.open')}</Text>;
  const { pressure_format, tread_depth_format } = formats;
  const { pressure, tread_depths, valve, resolution, wear_conditions, comments } = reading;
  return (
    <>
      {reading.state !== 'read' && <Text>{t(`tire_state.${reading.state}`)}</Text>}
      <Facts
        facts={[
          [
            t('reading.pressure_only'),
            pressure === null ? null : measureText(pressure, pressure_format),
          ],
          [
            t('reading.tread_only'),
            tread_depths.map((depth) => measureText(depth, tread_depth_format)).join(', '),
          ],
          [t('reading.valve'), valve && t(`valve.${valve}`)],
          [t('reading.wear'), wear_conditions.map((code) => t(`wear.${code}`)).join(', ')],
          [t('reading.resolution'), resolution && t(`resolution.${resolution}`)],
          [t('reading.comments'), comments],
        ]}
      />
    </>
  );
}
