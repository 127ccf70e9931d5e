import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts in the order in which a character's glyph is looked up, with the script of each. */
const fonts: readonly (readonly [file: string, writing: RegExp])[] = [
  ['noto-sans/400Regular/NotoSans_400Regular.ttf', /^/],
  ['noto-sans/700Bold/NotoSans_700Bold.ttf', /^/],
  ['noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf', /\p{scx=Hebrew}/u],
  ['noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf', /\p{scx=Arabic}/u],
  ['noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf', /\p{scx=Devanagari}/u],
  ['noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf', /\p{scx=Thai}/u],
  ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', /\p{scx=Han}/u],
  ['noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf', /\p{scx=Hiragana}|\p{scx=Katakana}/u],
  ['noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf', /\p{scx=Hangul}/u],
];

/** The font family of every text, regardless of the family that a drawing names. */
export const pictureFamily = 'Noto Sans';

/** Returns the paths of the fonts that a drawing's texts need; system fonts are not used. */
export const pictureFonts = (svg: string): string[] =>
  fonts
    .filter(([, writing]) => writing.test(svg))
    .map(([file]) => require.resolve(`@expo-google-fonts/${file}`));
