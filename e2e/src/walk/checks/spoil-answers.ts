import type { Page } from '@playwright/test';

// What the server sends may have been written by anybody: it is shown as text, whatever it is.

const markup = `<img src="x" onerror="document.title='broken'"><script>document.title='broken'</script>`;
/** Codes, addresses and instants of an answer mean something to the page and stay. */
const shown =
  /^(name|.*_name|company|message|phone|text|address|city|comments|translation_text|translated_text)$/;
/** Words of the portal are told apart by their keys. */
const ofWords = /\/languages\/|\/authorization\/(?:start|login)/;

function spoilt(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return shown.test(key) && value !== '' ? `${value}${markup}` : value;
  if (Array.isArray(value)) return value.map((each) => spoilt(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, spoilt(each, name)]),
  );
}

/** Puts markup into every text that the server sends for people to read. */
export const spoilAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (ofWords.test(route.request().url())) return route.fallback();
    const response = await route.fetch().catch(() => null);
    // A page that has been left by now waits for no answer.
    if (!response) return route.abort().catch(() => undefined);
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    if (!isJson || !response.ok()) return route.fulfill({ response });
    const answer = await response.json().catch(() => null);
    return answer ? route.fulfill({ response, json: spoilt(answer) }) : route.abort();
  });

/** What of the markup became part of the page. */
export const markupAlive = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('img[src="x"]')].map(({ outerHTML }) => outerHTML),
    ...(document.title === 'broken' ? ['a script ran'] : []),
  ]);
