import type { SurveyException } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import type { Formats } from '../axles/formats.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { MarkedLine } from './marked-line.tsx';
import { RuleLine } from './rule-line.tsx';

interface ExceptionLineProps {
  readonly exception: SurveyException;
  readonly formats: Formats;
}

/** The place of an exception and the rule it failed, or the condition that was flagged there. */
export function ExceptionLine({ exception, formats }: ExceptionLineProps) {
  const { t } = useWords();
  const text = useFindingText();
  const { check, severity, measured, limit, wear_conditions, valve } = exception;
  if (check !== 'wear' && check !== 'valve' && severity && measured !== null && limit !== null)
    return (
      <RuleLine finding={{ ...exception, check, severity, measured, limit }} formats={formats} />
    );
  return (
    <MarkedLine color="yellow">
      <b>{text.place(exception)}</b>{' '}
      {valve
        ? t('survey_detail.valve', { state: t(`valve.${valve}`) })
        : wear_conditions.map((each) => t(`wear.${each}`)).join(', ')}
    </MarkedLine>
  );
}
