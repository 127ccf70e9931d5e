import { formatInteger, noValue } from '../../format/format.ts';

/** Two sums and how they make a figure: times 100, by the days of a year, or divided alone. */
export interface Quotient {
  readonly above: number;
  readonly below: number;
  readonly scale: 'percent' | 'years' | undefined;
}

/** Amounts have cents, all else is whole. */
const hundredths = (sum: number) => BigInt(Math.round(sum * 100));

/** A quotient of whole numbers; a year has 365.25 days. */
function wholes({ above, below, scale }: Quotient): readonly [bigint, bigint] {
  const [over, under] = [hundredths(above), hundredths(below)];
  if (scale === 'percent') return [over * 100n, under];
  return scale === 'years' ? [over * 100n, under * 36_525n] : [over, under];
}

const digits = 4;

/** A quotient cut after four decimals, with an ellipsis where there are more. */
export function exactText(quotient: Quotient): string {
  const [over, under] = wholes(quotient);
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

/** The same in hundredths, half up away from zero, as figures are rounded. */
export function roundedHundredths(quotient: Quotient): number {
  const [over, under] = wholes(quotient);
  if (under === 0n) return Number.NaN;
  const isNegative = over < 0n !== under < 0n;
  const [top, bottom] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const rounded = Number((top * 200n + bottom) / (2n * bottom));
  return isNegative ? -rounded : rounded;
}
