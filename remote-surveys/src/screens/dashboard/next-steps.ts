import type { SurveyLocation } from '@portal/contract/fleet-surveys';

/** A next step at a location, depending on its state. */
export type NextStep =
  | { readonly kind: 'fill_yard' }
  | { readonly kind: 'continue'; readonly survey: SurveyLocation['open_surveys'][number] }
  | { readonly kind: 'work'; readonly findings: number; readonly criticals: number }
  | { readonly kind: 'survey_rest'; readonly units: number }
  | { readonly kind: 'rest' };

/** The next steps at a location, in order: open surveys, their findings, then new surveys. */
export function nextSteps({
  open_surveys,
  open_findings,
  units_by_type,
}: SurveyLocation): NextStep[] {
  const units = sum(units_by_type.map((type) => type.units));
  const waiting = units - sum(units_by_type.map((type) => type.surveyed_units));
  const steps: NextStep[] = open_surveys.map((survey) => ({ kind: 'continue', survey }));
  const { warnings, criticals } = open_findings;
  if (warnings + criticals > 0)
    steps.push({ kind: 'work', findings: warnings + criticals, criticals });
  if (units === 0) steps.push({ kind: 'fill_yard' });
  if (waiting > 0) steps.push({ kind: 'survey_rest', units: waiting });
  return steps.length > 0 ? steps : [{ kind: 'rest' }];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
