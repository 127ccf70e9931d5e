import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { tinAge } from '@portal/contract/fleet-surveys';
import { formatDate, roundHalfUp } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { Formats } from '../../../axles/formats.ts';
import { useMeasureText } from '../../../findings/use-measure-text.ts';

type TextContext = Formats & Pick<AxleMap, 'survey'>;

/** Formats a tire in one line: make, age, mount date, and spec. */
export function useTireText({ pressure_format, tread_depth_format, survey }: TextContext) {
  const { t } = useWords();
  const measureText = useMeasureText();
  return ({ tire, target_pressure, pull_depth }: Wheel): string => {
    const judged = t('tire.judged', {
      pressure: measureText(target_pressure, pressure_format),
      tread: measureText(pull_depth, tread_depth_format),
    });
    if (!tire) return [t('tire.unknown'), judged].join(' · ');
    const { brand, product_line, tire_size, load_range, retread, tin, mounted_on } = tire;
    const age = tin === null ? null : tinAge(tin, survey.survey_date);
    return [
      [brand, product_line].filter(Boolean).join(' '),
      [tire_size, load_range].filter(Boolean).join(' '),
      retread && t('tire.retread', { cap: retread }),
      tin && t('tire.tin', { tin }),
      age !== null && t('tire.age', { count: roundHalfUp(age, 1) }),
      t('tire.mounted', { date: formatDate(mounted_on) }),
      judged,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
