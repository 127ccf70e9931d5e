import { type FindingRow, findingPlaceWord, ruleWord } from '@portal/contract/fleet-surveys';
import { formatShare } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useMeasureText } from './use-measure-text.ts';

type Rule = Parameters<typeof ruleWord>[0];

/** Formats a finding: its rule in words, and the position it concerns. */
export function useFindingText() {
  const { t, wordsLocale } = useWords();
  const measureText = useMeasureText();
  return {
    /** @param unit unit of measure of the finding's values */
    rule: (finding: Rule, unit: FindingRow['measure']): string => {
      const { key, percent } = ruleWord(finding);
      const { measured, limit } = finding;
      const values = { measured: measureText(measured, unit), limit: measureText(limit, unit) };
      return t(key, { ...values, percent: formatShare(percent, wordsLocale) });
    },
    place: (finding: Pick<FindingRow, 'axle_number' | 'side' | 'slot'>): string =>
      t(findingPlaceWord(finding), { axle: finding.axle_number }),
  };
}
