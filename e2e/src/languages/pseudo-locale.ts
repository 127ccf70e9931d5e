// A language that exists in tests alone: what breaks in it breaks in a real one. Its words come as the
// administrators' words do, over every part of the page.

const letters: Record<string, string> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ' },
  ...{ w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
};

/** The pseudo-locale: written from right to left, as every Arabic one. */
export const pseudoLocale = 'ar-XB';

/**
 * How it says an English text: in brackets, in letters that English does not have, and half as long
 * again. What stands in `{{…}}` stays.
 */
export function pseudoText(text: string): string {
  const spelled = text.replaceAll(
    /\{\{.*?\}\}|[a-z]/gi,
    (part) => letters[part.toLowerCase()] ?? part,
  );
  return `[${spelled}${' ŵöŕðš'.repeat(Math.ceil(text.length / 14))}]`;
}
