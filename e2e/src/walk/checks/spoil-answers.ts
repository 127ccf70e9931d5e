import type { Page } from '@playwright/test';
import type { ApiAnswers } from '../../api-answers.ts';

// What the server sends may have been written by anybody: it is shown as text, whatever it is.

export const markup = `<img src="x" onerror="window.broken=1"><script>window.broken=1</script>`;
/** Codes, addresses and instants of an answer mean something to the page and stay. */
const shown =
  /^(name|.*_name|company|survey_by|(?:dealer|fleet)_location|message|phone|text|address|city|comments|translation_text|translated_text)$/;
/** Words of the portal are told apart by their keys. */
const ofWords = /\/languages\/|\/authorization\/(?:start|login)/;

function spoilt(value: unknown, texts: Set<string>, key = ''): unknown {
  if (typeof value === 'string') {
    if (!shown.test(key) || value === '') return value;
    texts.add(value);
    return `${value}${markup}`;
  }
  if (Array.isArray(value)) return value.map((each) => spoilt(each, texts, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, spoilt(each, texts, name)]),
  );
}

/**
 * Puts markup into every text that the server sends for people to read.
 *
 * @returns the texts before, as they come
 */
export function spoilAnswers(answers: ApiAnswers): ReadonlySet<string> {
  const texts = new Set<string>();
  answers.change((body, url) => (ofWords.test(url) ? body : spoilt(body, texts)));
  return texts;
}

/** Texts of the server that are on screen and have lost what stands behind them. */
export const textsCut = (page: Page, texts: ReadonlySet<string>): Promise<string[]> =>
  page.evaluate(
    ([found, behind]) => {
      // A longer one may begin with it, as a yard's name with its city: what is whole is not looked at.
      const { textContent } = document.body;
      const rest = found.reduce((left, text) => left.replaceAll(text + behind, ' '), textContent);
      return found.filter((text) => rest.includes(text) && !textContent.includes(text + behind));
    },
    [
      [...texts].filter((text) => text.length > 5).sort((one, other) => other.length - one.length),
      markup,
    ] as const,
  );

/** What of the markup became part of the page. */
export const markupAlive = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('img[src="x"]')].map(({ outerHTML }) => outerHTML),
    ...('broken' in window ? ['a script ran'] : []),
  ]);
