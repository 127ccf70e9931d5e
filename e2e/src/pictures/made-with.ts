import { readFileSync, writeFileSync } from 'node:fs';
import { fontsVersion } from './fonts.ts';

const file = new URL('../../pictures/made-with.json', import.meta.url);

/** What the kept pictures were made with. */
interface MadeWith {
  readonly chromium: string;
  readonly fonts: string;
}

/** The same text is drawn by other pixels elsewhere, so that only equals are compared. */
export function whyNotComparable(chromium: string): string | null {
  const kept: MadeWith = JSON.parse(readFileSync(file, 'utf8'));
  const here: MadeWith = { chromium, fonts: fontsVersion() };
  const differing = (['chromium', 'fonts'] as const).filter((part) => kept[part] !== here[part]);
  if (differing.length === 0) return null;
  return differing
    .map((part) => `the pictures were made with ${part} ${kept[part]}, and here is ${here[part]}`)
    .join('; ');
}

/** Notes what new pictures are made with. */
export function noteMadeWith(chromium: string): void {
  writeFileSync(file, `${JSON.stringify({ chromium, fonts: fontsVersion() }, null, 2)}\n`);
}
