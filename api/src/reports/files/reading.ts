import { type FigureFormat, formatFigure, formatInteger } from '@portal/platform/format';
import type { CurrentUser } from '../../access/current-user.ts';
import type { SpokenWords } from '../../words/spoken-words.ts';

/** Who reads an export, in which words. */
export interface Reading extends SpokenWords {
  readonly user: CurrentUser;
}

/** Writes a figure within a sentence, as the tables write it. */
export const figureText = (
  { user }: Reading,
  value: number | string | null,
  format: FigureFormat,
): string => formatFigure(value, format, { currencySymbol: user.currencySymbol });

/** More names than these are counted. */
const mostNamed = 50;

/** Names one after another, and how many more there are than fit a cover. */
export function namesText({ t }: Reading, names: readonly string[]): string {
  const named = names.slice(0, mostNamed).join(', ');
  const others = names.length - mostNamed;
  return others > 0 ? t('shell:filter.more', { names: named, n: formatInteger(others) }) : named;
}
