import type { Page } from '@playwright/test';
import type { DataTexts } from '../../languages/data-texts.ts';
import { visibleTexts } from '../../languages/visible-texts.ts';

/** What `Intl` and moment write in English where they do not know a language, and keys' labels. */
const ofTheBrowser =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Sun|Mon|Tue|Wed|Thu|Fri|Sat|AM|PM|USD|ar-XB)\b/g;
/** Letters that no word of the pseudo-locale has. */
const english = /[a-zA-Z]{2,}/;

const storedUser = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

/**
 * Texts on screen that neither come from the words nor from the server: they are in English in
 * every language. The page speaks the accented pseudo-locale, all of whose letters are others.
 */
export async function textsLeft(page: Page, data: DataTexts): Promise<string[]> {
  data.add(process.env.REGION, await storedUser(page));
  const left: string[] = [];
  for (const text of await visibleTexts(page)) {
    if (!english.test(text)) continue;
    const rest = await data.restOf(text);
    if (english.test(rest.replaceAll(ofTheBrowser, ''))) left.push(text);
  }
  return left;
}
