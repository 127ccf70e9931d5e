/** A text that every Latin font can draw unchanged. */
export const plainLatin = /^[ -~]*$/;

const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200C\u200D])\p{Cf}/gu;
const thai = /\p{Script=Thai}/u;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Returns a text that fonts can draw: combining marks are composed with their letters where Unicode
 * has a single character for both, characters without a glyph are removed except line ends, and
 * break opportunities are added for languages without spaces.
 */
export function readableText(text: string): string {
  if (plainLatin.test(text)) return text;
  const plain = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .normalize('NFC')
    .replaceAll(unprintable, '');
  return thai.test(plain) ? breakableThai(plain) : plain;
}

const breakableThai = (text: string): string =>
  [...thaiWords.segment(text)]
    .map(({ segment, isWordLike }, at) => (isWordLike && at > 0 ? `\u200B${segment}` : segment))
    .join('');
