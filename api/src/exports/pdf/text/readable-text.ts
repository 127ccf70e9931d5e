/** A line that each font of Latin can set as it is. */
export const plainLatin = /^[ -~]*$/;

const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200C\u200D])\p{Cf}/gu;
const thai = /\p{Script=Thai}/u;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * A text as it can be set: marks joined to their letters where Unicode has one sign for both,
 * nothing that has no picture apart from line ends, and places to break where a language writes
 * no spaces.
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
