import {
  type ScrapGrouping,
  type ScrapReport,
  scrapGroupWords,
  unknownBrand,
} from '@portal/contract/analysis-reports';
import {
  formatCurrency,
  formatInteger,
  formatMeasure,
  noValue,
  toStored,
} from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';

/** Amounts from here on are shown without cents where space is short. */
const large = 10_000;

type Format = ScrapReport['tread_depth_format'];

/** Formats a depth without its unit. */
export const depthFigure = (depth: number | null, format: Format): string =>
  depth === null ? noValue : formatMeasure(toStored(depth, format), format);

/** Returns the texts of the report's amounts, depths and group names. */
export function useScrapTexts() {
  const { t } = useWords();
  const symbol = useUser()?.CurrencySymbol ?? '$';
  return {
    money: (amount: number | null) => formatCurrency(amount, symbol),
    roundMoney: (amount: number) =>
      amount < large ? formatCurrency(amount, symbol) : `${symbol}${formatInteger(amount)}`,
    depth: (depth: number | null, format: Format) =>
      depth === null ? noValue : t(`depth.${format}`, { value: depthFigure(depth, format) }),
    group: (grouping: ScrapGrouping, key: string) => {
      const words = scrapGroupWords[grouping];
      if (words !== null) return t(`${words}.${key}`);
      return key === unknownBrand ? t('scrap.unknown_brand') : key;
    },
  };
}
