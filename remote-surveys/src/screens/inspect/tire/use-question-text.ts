import type { Confirmation, Wheel } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { Formats } from '../../../axles/formats.ts';
import { useMeasureText } from '../../../findings/use-measure-text.ts';

interface QuestionTextOptions {
  readonly wheel: Wheel;
  readonly formats: Formats;
  /** Pressure of the other tire of the pair. */
  readonly mate: number | null;
}

/** Formats a question about a value that is possible, but unlikely. */
export function useQuestionText({ wheel, formats, mate }: QuestionTextOptions) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const { pressure_format, tread_depth_format } = formats;
  const { tire, previous } = wheel;
  const original = tire?.original_tread_depth ?? 0;
  const texts: Readonly<Record<Confirmation, () => string>> = {
    tread_above_original: () =>
      t('question.tread_above_original', { value: measureText(original, tread_depth_format) }),
    tread_grown: () =>
      t('question.tread_grown', {
        value: measureText(previous?.tread_depth ?? 0, tread_depth_format),
        date: previous ? formatDate(previous.survey_date) : '',
      }),
    pressure_unlike_mate: () =>
      t('question.pressure_unlike_mate', { value: measureText(mate ?? 0, pressure_format) }),
    meter_ahead: () => t('question.meter_ahead'),
  };
  return (question: Confirmation): string => texts[question]();
}
