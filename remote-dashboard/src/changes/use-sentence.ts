import type { Change } from '@portal/contract/fleet-dashboard';
import { unknownName } from '@portal/contract/reports';
import { formatDecimal, formatInteger, formatRollTime, formatShare } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { definitionOf } from './definition-of.ts';

/**
 * Returns a function that describes a finding: its sentence and what is at stake, null if no money
 * is.
 */
export function useSentence(): (change: Change) => { sentence: string; stake: string | null } {
  const { t, wordsLocale } = useWords();
  const symbol = useUser()?.CurrencySymbol ?? '$';
  const dollars = (amount: number) => symbol + formatInteger(Math.abs(amount));
  return (change) => {
    const { rule, subject, value, reference, part, whole, money } = change;
    const { column, measure } = definitionOf(change);
    const figure = (of: number) => {
      if (column?.format === 'percent') return formatShare(of, wordsLocale);
      return column?.format === 'rollTime' ? formatRollTime(of) : formatDecimal(of, 1);
    };
    const sum = measure?.format === 'currency' ? dollars : formatInteger;
    const sentence = t(`changes.rule.${rule}`, {
      name: subject?.name === unknownName ? t('shell:value.unknown') : (subject?.name ?? ''),
      value: figure(value),
      reference: figure(reference),
      part: sum(part),
      whole: sum(whole),
    });
    const word = money !== null && money < 0 ? 'changes.less' : 'changes.more';
    return { sentence, stake: money === null ? null : t(word, { money: dollars(money) }) };
  };
}
