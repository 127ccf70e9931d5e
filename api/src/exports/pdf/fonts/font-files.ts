import { createRequire } from 'node:module';

export type FontName = keyof typeof fontPackages;
export type FontWeight = keyof typeof styles;

/** The fonts by script: the package of each, and the prefix of its file names. */
const fontPackages = {
  latin: { folder: 'noto-sans', file: 'NotoSans' },
  arabic: { folder: 'noto-sans-arabic', file: 'NotoSansArabic' },
  hebrew: { folder: 'noto-sans-hebrew', file: 'NotoSansHebrew' },
  devanagari: { folder: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
  thai: { folder: 'noto-sans-thai', file: 'NotoSansThai' },
  emoji: { folder: 'noto-emoji', file: 'NotoEmoji' },
  chinese: { folder: 'noto-sans-sc', file: 'NotoSansSC' },
  japanese: { folder: 'noto-sans-jp', file: 'NotoSansJP' },
  korean: { folder: 'noto-sans-kr', file: 'NotoSansKR' },
} as const;

const styles = { normal: '400Regular', bold: '700Bold' } as const;

const { resolve } = createRequire(import.meta.url);

export const fontNames = Object.keys(fontPackages).filter(isFontName);

const found = new Map<string, string>();

/** Returns the path of a font file on this machine. */
export function fontFile(font: FontName, weight: FontWeight): string {
  const key = `${font} ${weight}`;
  const file = found.get(key) ?? find(font, weight);
  found.set(key, file);
  return file;
}

function find(font: FontName, weight: FontWeight): string {
  const { folder, file } = fontPackages[font];
  const style = styles[weight];
  return resolve(`@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`);
}

function isFontName(name: string): name is FontName {
  return name in fontPackages;
}
