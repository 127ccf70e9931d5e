import { type AxleMap, isOfPressure } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { missedBy } from './preview.ts';
import { useMeasureText } from './use-measure-text.ts';

type MapFinding = AxleMap['findings'][number];
type Formats = Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>;

/** A finding with its rule in words, and the place that it concerns. */
export function useFindingText({ pressure_format, tread_depth_format }: Formats) {
  const { t } = useWords();
  const measureText = useMeasureText();
  return {
    rule: (finding: MapFinding): string => {
      const { check, severity, measured, limit } = finding;
      const unit = isOfPressure(finding) ? pressure_format : tread_depth_format;
      const values = { measured: measureText(measured, unit), limit: measureText(limit, unit) };
      if (check === 'pressure') {
        if (measured === 0) return t('finding.flat', values);
        const which = measured < limit ? 'below' : 'above';
        return t(`finding.pressure_${which}`, { ...values, percent: missedBy(finding) });
      }
      return t(check === 'tread_depth' ? `finding.tread_${severity}` : `finding.${check}`, values);
    },
    place: ({ axle_number: axle, side, slot }: MapFinding): string => {
      if (side && slot) return t(`wheel.${side}_${slot}`, { axle });
      return t(side ? `finding.on_${side}` : 'finding.on_axle', { axle });
    },
  };
}
