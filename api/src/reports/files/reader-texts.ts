import { type FigureFormat, formatFigure, formatInteger } from '@portal/platform/format';
import type { CurrentUser } from '../../access/current-user.ts';
import type { LocalizedTexts } from '../../words/localized-texts.ts';

/** The reader of an export, and the texts in their language. */
export interface ReaderTexts extends LocalizedTexts {
  readonly user: CurrentUser;
}

/** Formats a figure within a sentence, as in tables. */
export const figureText = (
  { user }: ReaderTexts,
  value: number | string | null,
  format: FigureFormat,
): string => formatFigure(value, format, { currencySymbol: user.currencySymbol });

/** Maximum number of names listed; the rest are counted. */
const mostNamed = 50;

/** Lists names, and counts those that do not fit on a cover. */
export function namesText({ t }: ReaderTexts, names: readonly string[]): string {
  const named = names.slice(0, mostNamed).join(', ');
  const others = names.length - mostNamed;
  return others > 0 ? t('shell:filter.more', { names: named, n: formatInteger(others) }) : named;
}
