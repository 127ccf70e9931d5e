import type { Page } from '@playwright/test';

// Languages that exist in tests alone: what breaks in them breaks in a real one. Their words come
// as the administrators' words do, over every part of the page.

type Words = Record<string, string>;

const accented: Record<string, string> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ' },
  ...{ w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
};
const arabic: Record<string, string> = {
  ...{ a: 'ا', b: 'ب', c: 'ج', d: 'د', e: 'ه', f: 'ف', g: 'غ', h: 'ح', i: 'ي', j: 'ج', k: 'ك' },
  ...{ l: 'ل', m: 'م', n: 'ن', o: 'و', p: 'پ', q: 'ق', r: 'ر', s: 'س', t: 'ت', u: 'و', v: 'ڤ' },
  ...{ w: 'و', x: 'خ', y: 'ي', z: 'ز' },
};

/** The letters of a text by others; what stands in `{{…}}` stays. */
const spelled = (text: string, letters: Record<string, string>) =>
  text.replaceAll(/\{\{.*?\}\}|[a-z]/gi, (part) => letters[part.toLowerCase()] ?? part);

/** How a pseudo-locale says an English text: one from right to left, one half as long again. */
export const pseudoLocales = {
  'ar-XB': (text: string) => spelled(text, arabic),
  'en-XA': (text: string) => {
    const words = spelled(text, accented);
    return `[${words}${' wörđš'.repeat(Math.ceil(text.length / 14))}]`;
  },
} as const;

export type PseudoLocale = keyof typeof pseudoLocales;

/** Shows the page, which somebody is signed in on, in a pseudo-locale from its next load on. */
export async function speakPseudo(page: Page, locale: PseudoLocale): Promise<void> {
  const pack = await pseudoPack(page, locale);
  await page.route(`**/languages/pack/${locale}?*`, (route) =>
    route.fulfill({ json: { locale, language_pack: pack } }),
  );
  await page.evaluate((name) => localStorage.setItem('language', name), locale);
}

async function pseudoPack(page: Page, locale: PseudoLocale): Promise<Record<string, Words>> {
  const read = async (address: string) => (await page.request.get(address)).json();
  const { shell, remotes } = await read('/deployment.json');
  const owners: [string, string][] = [
    ['shell', shell.locales],
    ...remotes.map(({ name, url }: { name: string; url: string }) => [name, `${url}locales/`]),
  ];
  const packs = owners.map(async ([name, folder]) => {
    const words: Words = await read(`${folder}en-US.json`);
    const spoken = Object.entries(words).map(([key, text]) => [key, pseudoLocales[locale](text)]);
    return [name, Object.fromEntries(spoken)];
  });
  return Object.fromEntries(await Promise.all(packs));
}
