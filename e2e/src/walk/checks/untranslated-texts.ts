import type { Page } from '@playwright/test';
import type { DataTexts } from '../../languages/data-texts.ts';
import { visibleTexts } from '../../languages/visible-texts.ts';

/** English texts of `Intl` and moment for an unknown language, and the labels of keys. */
const ofTheBrowser =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Sun|Mon|Tue|Wed|Thu|Fri|Sat|AM|PM|USD|ar-XB)\b/g;
/** Letters that no text of the pseudo-locale has. */
const english = /[a-zA-Z]{2,}/;

const storedUser = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

/**
 * Returns texts on screen that come neither from a pack nor from the server, and so are English in
 * every language. The page is shown in the pseudo-locale, which replaces all letters.
 */
export async function untranslatedTexts(page: Page, data: DataTexts): Promise<string[]> {
  data.add(process.env.REGION, await storedUser(page));
  const left: string[] = [];
  for (const text of await visibleTexts(page)) {
    if (!english.test(text)) continue;
    const rest = await data.restOf(text);
    if (english.test(rest.replaceAll(ofTheBrowser, ''))) left.push(text);
  }
  return left;
}
