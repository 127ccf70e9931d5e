import { xmlText } from '../xml-text.ts';

/** What spreadsheets read as a formula when it is typed. */
const likeFormula = /^[=+\-@\t\r]/;

/** Texts that are kept: some megabytes at the most, with those that are as long as a sentence. */
const [mostKept, longestKept] = [30_000, 120];

export interface CellText {
  /** The rest of a cell from its look on. */
  readonly xml: string;
  readonly isLikeFormula: boolean;
}

/**
 * Writes the texts of a workbook's cells. What tables say again and again stands once, in a part of its own, by
 * whose numbers cells name it: a long table takes a third of the room and time then.
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

  /** The part that holds the texts. */
  toXml(): string {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
      `<sst xmlns="${main}" uniqueCount="${this.kept.length}">${this.kept.join('')}</sst>`,
    ].join('');
  }
}

/** What spreadsheets would read as a character by its number (`_x0041_`) stays as it is. */
const textOf = (text: string): string => xmlText(text).replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_');
