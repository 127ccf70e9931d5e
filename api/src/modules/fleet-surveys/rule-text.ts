import { type Finding, ruleWord } from '@portal/contract/fleet-surveys';
import type { MeasureUnit } from '@portal/contract/portal';
import { formatMeasure } from '@portal/platform/format';
import type { SpokenWords } from '../../words/spoken-words.ts';

/** A finding with its rule in words. Its values are mm or kPa, and told in `unit`. */
export function ruleText(
  finding: Pick<Finding, 'check' | 'severity' | 'measured' | 'limit'>,
  unit: MeasureUnit,
  { t }: SpokenWords,
): string {
  const text = (value: number) => t(`measure.${unit}`, { value: formatMeasure(value, unit) });
  const { key, percent } = ruleWord(finding);
  return t(key, { measured: text(finding.measured), limit: text(finding.limit), percent });
}
