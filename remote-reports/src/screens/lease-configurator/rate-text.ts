import { rateDecimals } from '@portal/contract/analysis-reports';
import { formatDecimal, formatPercent } from '@portal/platform/format';

/** Formats money per tire-mile, with the minus sign before the currency symbol. */
export function rateText(rate: number, symbol: string): string {
  const text = formatDecimal(rate, rateDecimals);
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : symbol + text;
}

/** Formats the rate that a value adds, with its sign: `+10.00%`. */
export const percentText = (rate: number): string =>
  rate > 0 ? `+${formatPercent(rate * 100)}` : formatPercent(rate * 100);
