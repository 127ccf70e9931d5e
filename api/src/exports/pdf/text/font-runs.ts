import type { FontName } from '../fonts/font-files.ts';
import { fontNames } from '../fonts/font-files.ts';
import { plainLatin } from './readable-text.ts';

/** A part of a text that one font can draw. */
export interface FontRun {
  readonly text: string;
  readonly font: FontName;
}

/** Replaces a character that no font has: Unicode's replacement character. */
export const replacement = '\uFFFD';

const scripts: readonly [RegExp, FontName][] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Thai}/u, 'thai'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'japanese'],
  [/\p{Script=Hangul}/u, 'korean'],
];

const han = /\p{Script=Han}/u;
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into runs by the font that draws them. Combining marks stay with their letter;
 * characters of no script use Latin if it has them, and spaces stay in the run that they follow.
 *
 * @param text as returned by `readableText`
 * @param locale decides the shapes of Han characters, which Chinese, Japanese and Korean share
 * @param has whether a font has a character
 */
export function fontRuns(
  text: string,
  locale: string,
  has: (font: FontName, codePoint: number) => boolean,
): FontRun[] {
  if (plainLatin.test(text)) return [{ text, font: 'latin' }];
  const runs: FontRun[] = [];
  for (const { segment } of signs.segment(text)) {
    const last = runs.at(-1);
    const next = drawable(segment, candidates(segment, last?.font, hanFont(text, locale)), has);
    if (last?.font === next.font) runs[runs.length - 1] = { ...next, text: last.text + next.text };
    else runs.push(next);
  }
  return runs;
}

/** Returns the fonts to try for a character, the best first; large ones are last. */
function candidates(sign: string, last: FontName | undefined, forHan: FontName): FontName[] {
  if (han.test(sign)) return [forHan, 'chinese', 'japanese', 'korean'];
  const own = scripts.find(([script]) => script.test(sign))?.[1];
  if (own) return [own, 'chinese'];
  const follows = last && /^[\s\u200B]+$/.test(sign) ? [last] : [];
  return [...follows, 'latin', ...(last ? [last] : []), ...fontNames];
}

function hanFont(text: string, locale: string): FontName {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'japanese';
  if (/\p{Script=Hangul}/u.test(text)) return 'korean';
  return locale.startsWith('ja') ? 'japanese' : locale.startsWith('ko') ? 'korean' : 'chinese';
}

/**
 * Joiners and other invisible characters need no glyph; they are kept only if the font has them.
 */
function drawable(
  sign: string,
  fonts: readonly FontName[],
  has: (font: FontName, codePoint: number) => boolean,
): FontRun {
  if (sign === '\n') return { text: sign, font: 'latin' };
  const characters = [...sign];
  const hasOwn = (font: FontName, character: string) => has(font, character.codePointAt(0) ?? 0);
  const font = fonts.find((each) =>
    characters.every((character) => isInvisible(character) || hasOwn(each, character)),
  );
  if (!font) return { text: replacement, font: 'latin' };
  const kept = characters.filter((character) => hasOwn(font, character));
  return { text: kept.join(''), font };
}

const isInvisible = (character: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(character);
