import type { Content } from 'pdfmake';
import type { Wording } from '../../document.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { ink } from '../look.ts';
import { withTag } from '../tags/tag.ts';
import { type FontRun, fontRuns } from './font-runs.ts';
import { readableText } from './readable-text.ts';
import { readsRightToLeft, seenLines } from './right-to-left.ts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Figures stand on the right in either direction, digit below digit; else where lines begin. */
  readonly isFigure?: boolean;
}

type Texts = Extract<Content, { text: unknown } | { stack: unknown }>;

/** Sets texts of all scripts in a document of one direction. */
export interface Pen {
  readonly isRightToLeft: boolean;
  /**
   * A text as pdfmake takes it.
   *
   * @param width points that its lines may take
   */
  write(text: string, style: TextStyle, width: number): Texts;
  /** A text's runs on one line, as seen from left to right. */
  line(text: string): FontRun[];
  /** Points that a text takes on one line. */
  width(text: string, style: TextStyle): number;
  /** Things beside each other, from left to right. */
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
  /** Of letters of one point. Tables are measured more than once before they are set. */
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
      .flatMap((line) => seenLines(line, { width, runs, measure: (run) => measure(run, style) }));

  /** Only in Latin and its like; the other scripts break inside of words or have short ones. */
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
        // Its signs are set as they are seen.
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
