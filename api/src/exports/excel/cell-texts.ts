import { xmlText } from '../xml-text.ts';

/** Text that spreadsheets read as a formula when it is typed. */
const likeFormula = /^[=+\-@\t\r]/;

/**
 * Limits of the shared texts: their number, and the longest one, about a sentence. Together they
 * take a few megabytes at most.
 */
const [mostKept, longestKept] = [30_000, 120];

export interface CellText {
  /** The XML of a cell after its style. */
  readonly xml: string;
  readonly isLikeFormula: boolean;
}

/**
 * Writes the texts of a workbook's cells. Repeated texts are stored once, in a part of their own,
 * and cells refer to them by number; a long table then takes a third of the space and time.
 */
export class CellTexts {
  private readonly known = new Map<string, CellText>();
  private readonly kept: string[] = [];

  write(text: string): CellText {
    const known = this.known.get(text);
    if (known) return known;
    const element = `<t xml:space="preserve">${textOf(text)}</t>`;
    const isLikeFormula = likeFormula.test(text);
    if (text.length > longestKept || this.kept.length >= mostKept)
      return { xml: ` t="inlineStr"><is>${element}</is></c>`, isLikeFormula };
    const number = this.kept.push(`<si>${element}</si>`) - 1;
    const written = { xml: ` t="s"><v>${number}</v></c>`, isLikeFormula };
    this.known.set(text, written);
    return written;
  }

  /** Returns the part with the shared texts. */
  toXml(): string {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
      `<sst xmlns="${main}" uniqueCount="${this.kept.length}">${this.kept.join('')}</sst>`,
    ].join('');
  }
}

/**
 * Escapes text that spreadsheets would read as a character code (`_x0041_`), so that it stays
 * unchanged.
 */
const textOf = (text: string): string => xmlText(text).replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_');
