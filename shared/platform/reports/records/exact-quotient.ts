import { formatInteger, noValue } from '../../format/format.ts';

/**
 * Two sums and how a figure is computed from them: multiplied by 100, scaled by the days of a year,
 * or only divided.
 */
export interface Quotient {
  readonly above: number;
  readonly below: number;
  readonly scale: 'percent' | 'years' | undefined;
}

/** Amounts have cents, all other sums are whole numbers. */
const hundredths = (sum: number) => BigInt(Math.round(sum * 100));

/** Returns the quotient as numerator and denominator in whole numbers; a year has 365.25 days. */
function wholeNumbersOf({ above, below, scale }: Quotient): readonly [bigint, bigint] {
  const [over, under] = [hundredths(above), hundredths(below)];
  if (scale === 'percent') return [over * 100n, under];
  return scale === 'years' ? [over * 100n, under * 36_525n] : [over, under];
}

const digits = 4;

/** Returns a quotient truncated after four decimals, with an ellipsis if there are more. */
export function exactText(quotient: Quotient): string {
  const [over, under] = wholeNumbersOf(quotient);
  if (under === 0n) return noValue;
  const isNegative = over < 0n !== under < 0n && over !== 0n;
  const [top, bottom] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const unit = 10n ** BigInt(digits);
  const cut = (top * unit) / bottom;
  const isCut = (top * unit) % bottom !== 0n;
  const decimals = String(cut % unit).padStart(digits, '0');
  const shown = isCut ? `${decimals}…` : decimals.replace(/0+$/, '');
  const whole = formatInteger(Number(cut / unit));
  return `${isNegative ? '-' : ''}${whole}${shown && `.${shown}`}`;
}

/** Returns a quotient in hundredths, rounded half away from zero like the figures. */
export function roundedHundredths(quotient: Quotient): number {
  const [over, under] = wholeNumbersOf(quotient);
  if (under === 0n) return Number.NaN;
  const isNegative = over < 0n !== under < 0n;
  const [top, bottom] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const rounded = Number((top * 200n + bottom) / (2n * bottom));
  return isNegative ? -rounded : rounded;
}
