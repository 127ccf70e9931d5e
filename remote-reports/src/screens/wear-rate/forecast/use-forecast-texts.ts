import { type PlanPeriod, type Purchase, planPeriodName } from '@portal/contract/analysis-reports';
import { formatCurrency, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useCurrency } from '../../../parts/use-currency.ts';

/** Amounts from here on are shown without cents where space is short. */
const large = 10_000;

/** Returns the texts of the forecast's amounts and periods. */
export function useForecastTexts() {
  const { t, wordsLocale: locale } = useWords();
  const symbol = useCurrency();
  return {
    money: (amount: number | null) => formatCurrency(amount, symbol),
    roundMoney: (amount: number) =>
      amount < large ? formatCurrency(amount, symbol) : `${symbol}${formatInteger(amount)}`,
    period: (due: Pick<Purchase, 'due_from' | 'due_to'>, by: PlanPeriod) =>
      planPeriodName(due, by, { t, locale }),
    /** Note below an amount that some of its tires have no price; null for none. */
    unpriced: (count: number) =>
      count === 0 ? null : t('forecast.unpriced_count', { n: formatInteger(count) }),
  };
}
