import type { Figure } from '@portal/contract/reports';
import { type FigureFormat, formatInteger } from '../../format/format.ts';
import { exactText, type Quotient, roundedHundredths } from './exact-quotient.ts';
import type { RowMeasure } from './measures-of.ts';

interface Sum {
  readonly taken: RowMeasure;
  readonly name: string;
  readonly value: number;
}

interface FormulaTextOptions {
  readonly how: Figure;
  /** The displayed figure and its format. */
  readonly figure: { readonly value: number; readonly format: FigureFormat };
  readonly part: Sum;
  readonly whole: Sum | null;
}

interface TextContext {
  readonly t: (key: string, params?: Record<string, string>) => string;
  readonly write: (value: number, format: FigureFormat) => string;
}

/**
 * Returns how a figure is computed: the values of its sums, the unrounded quotient, and the figure.
 */
export function formulaText(
  { how, figure, part, whole }: FormulaTextOptions,
  { t, write }: TextContext,
): string {
  const { format } = figure;
  const shown = write(figure.value, format);
  const kind = part.taken.measure.adds === null ? 'count' : 'sum';
  if ('sum' in how || !whole)
    return t(`shell:records.formula_${kind}`, { part: part.name, figure: shown });
  // Durations are divided in seconds, because minutes would already be rounded.
  const inFull = (value: number, of: FigureFormat) =>
    of === 'rollTime' ? t('shell:records.seconds', { n: formatInteger(value) }) : write(value, of);
  const quotient: Quotient = { above: part.value, below: whole.value, scale: how.scale };
  const exact = exactOf(quotient, format, t);
  const rounded = () => t('shell:records.rounded', { exact, figure: shown });
  const result = how.leftBy ? exact : isExact(exact, figure) ? shown : rounded();
  const formula = t(`shell:records.formula_${how.scale ?? 'quotient'}`, {
    part: part.name,
    above: inFull(part.value, part.taken.measure.format),
    whole: whole.name,
    below: inFull(whole.value, whole.taken.measure.format),
    figure: result,
  });
  if (!how.leftBy) return formula;
  const other = roundedHundredths({ ...quotient, above: whole.value - part.value }) / 100;
  return t('shell:records.formula_left', { formula, other: write(other, format), figure: shown });
}

function exactOf(quotient: Quotient, format: FigureFormat, t: TextContext['t']): string {
  const text = exactText(quotient);
  if (format === 'percent') return `${text}%`;
  return format === 'rollTime' ? t('shell:records.seconds', { n: text }) : text;
}

/** Whether the displayed figure is exact, without rounding. */
const isExact = (text: string, { value, format }: FormulaTextOptions['figure']): boolean =>
  format !== 'rollTime' && !text.includes('…') && Number(text.replaceAll(/[,%]/g, '')) === value;
