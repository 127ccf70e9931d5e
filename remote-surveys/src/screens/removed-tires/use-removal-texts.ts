import type { RemovedTire } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useMeasureText } from '../../findings/use-measure-text.ts';
import type { RemovalValues } from '../../removals/removal-values.ts';

type RemovalTexts = Readonly<Record<keyof RemovalValues, readonly [name: string, text: string]>>;

/** Formats the details of a removed tire, by form field. */
export function useRemovalTexts() {
  const { t } = useWords();
  const measureText = useMeasureText();
  return (tire: RemovedTire): RemovalTexts => ({
    reason: [
      t('removed_tire.reason'),
      tire.removal_reasons.map((code) => t(`removal_reason.${code}`)).join(', '),
    ],
    destination: [t('removed_tire.destination'), t(`destination.${tire.destination}`)],
    tread_depth: [
      t('removed_tire.tread'),
      tire.tread_depth === null ? '' : measureText(tire.tread_depth, tire.tread_depth_format),
    ],
    odometer: [
      t('removed_tire.odometer'),
      tire.odometer === null ? '' : measureText(tire.odometer, tire.distance_format),
    ],
    hours: [t('removed_tire.hours'), tire.hours === null ? '' : String(tire.hours)],
    wear_conditions: [
      t('reading.wear'),
      tire.wear_conditions.map((code) => t(`wear.${code}`)).join(', '),
    ],
    comments: [t('removed_tire.comments'), tire.comments],
  });
}
