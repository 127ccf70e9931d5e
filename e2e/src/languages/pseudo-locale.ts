// A language for tests only: what breaks in it would break in a real one. Its texts are served like
// those of administrators, over all parts of the page.

const letters: Record<string, string> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ' },
  ...{ w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
};

/** The pseudo-locale, written from right to left like Arabic. */
export const pseudoLocale = 'ar-XB';

/**
 * Returns an English text in the pseudo-locale: in brackets, with letters that English does not
 * have, and half as long again. Leaves `{{…}}` unchanged.
 */
export function pseudoText(text: string): string {
  const spelled = text.replaceAll(
    /\{\{.*?\}\}|[a-z]/gi,
    (part) => letters[part.toLowerCase()] ?? part,
  );
  return `[${spelled}${' ŵöŕðš'.repeat(Math.ceil(text.length / 14))}]`;
}
