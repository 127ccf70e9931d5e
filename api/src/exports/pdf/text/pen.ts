import type { Content } from 'pdfmake';
import type { Wording } from '../../document.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { ink } from '../look.ts';
import { withTag } from '../tags/tag.ts';
import { type FontRun, fontRuns } from './font-runs.ts';
import { readableText } from './readable-text.ts';
import { readsRightToLeft, visualLines } from './right-to-left.ts';

export interface TextStyle {
  /** Font size in points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /**
   * Figures are right-aligned in either direction, digit below digit; texts are aligned with the
   * start of the line.
   */
  readonly isFigure?: boolean;
}

type Texts = Extract<Content, { text: unknown } | { stack: unknown }>;

/** Typesets texts of all scripts in a document of one direction. */
export interface Pen {
  readonly isRightToLeft: boolean;
  /**
   * Returns a text in the form that pdfmake accepts.
   *
   * @param width maximum line width in points
   */
  write(text: string, style: TextStyle, width: number): Texts;
  /** Returns a text's runs on one line, in visual order from left to right. */
  line(text: string): FontRun[];
  /** Returns the width of a text on one line, in points. */
  width(text: string, style: TextStyle): number;
  /** Returns items in visual order, from left to right. */
  beside<T>(things: readonly T[]): T[];
}

export function createPen(
  { locale, direction }: Pick<Wording, 'locale' | 'direction'>,
  fonts: Fonts,
): Pen {
  const isRightToLeft = direction === 'rtl';
  const runs = (text: string) => fontRuns(text, locale, fonts.has);
  const measure = ({ text, font }: FontRun, { bold, size }: TextStyle) =>
    fonts.width(text, font, { weight: bold ? 'bold' : 'normal', size });
  /**
   * Text widths at font size 1, cached because tables are measured more than once before they are
   * laid out.
   */
  const known = new Map<string, number>();
  function widthOf(text: string, { size, bold = false }: TextStyle): number {
    const key = `${bold} ${text}`;
    const width =
      known.get(key) ?? runs(text).reduce((sum, run) => sum + measure(run, { size: 1, bold }), 0);
    known.set(key, width);
    return width * size;
  }

  const linesOf = (text: string, style: TextStyle, width: number) =>
    text
      .split('\n')
      .flatMap((line) => visualLines(line, { width, runs, measure: (run) => measure(run, style) }));

  /**
   * Returns whether a Latin word is too wide for the line; other scripts break inside words or have
   * short ones.
   */
  const hasWordBeyond = (text: string, style: TextStyle, width: number) =>
    widthOf(text, style) > width &&
    text
      .split(/[\s\u200B]/)
      .some(
        (word) => widthOf(word, style) > width && runs(word).every(({ font }) => font === 'latin'),
      );

  return {
    isRightToLeft,
    write(text, style, width) {
      const { size: fontSize, bold = false, color = ink.text } = style;
      const alignment = isRightToLeft || style.isFigure ? 'right' : 'left';
      const look = { fontSize, bold, color, alignment } as const;
      const readable = readableText(text);
      if (readsRightToLeft(readable)) {
        const lines = linesOf(readable, style, width);
        const stack = lines.map((line) => ({ text: line, noWrap: true, ...look }));
        // The characters are placed in visual order, so the tag contains the text in reading order.
        return withTag({ type: 'Span', actual: readable }, { stack });
      }
      const wordBreak = hasWordBeyond(readable, style, width) ? 'break-all' : 'normal';
      const [first, ...others] = runs(readable);
      const set = first && others.length === 0 ? first : { text: runs(readable) };
      return { ...set, wordBreak, ...look };
    },
    line(text) {
      const readable = readableText(text).replaceAll('\n', ' ');
      if (!readsRightToLeft(readable)) return runs(readable);
      return linesOf(readable, { size: 1 }, Number.POSITIVE_INFINITY)[0] ?? [];
    },
    width: (text, style) => widthOf(readableText(text), style),
    beside: (things) => (isRightToLeft ? [...things].reverse() : [...things]),
  };
}
