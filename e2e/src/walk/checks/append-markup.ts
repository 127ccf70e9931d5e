import type { Page } from '@playwright/test';
import type { ApiAnswers } from '../../api-answers.ts';

// Texts from the server may have been written by anyone and must be shown as plain text.

export const markup = `<img src="x" onerror="window.broken=1"><script>window.broken=1</script>`;
/** Fields that are shown; the page needs codes, addresses and timestamps unchanged. */
const shown =
  /^(name|.*_name|company|survey_by|(?:dealer|fleet)_location|message|phone|text|address|city|comments|translation_text|translated_text)$/;
/** Answers with texts of the portal, which are not changed. */
const ofWords = /\/languages\/|\/authorization\/(?:start|login)/;

function withMarkup(value: unknown, texts: Set<string>, key = ''): unknown {
  if (typeof value === 'string') {
    if (!shown.test(key) || value === '') return value;
    texts.add(value);
    return `${value}${markup}`;
  }
  if (Array.isArray(value)) return value.map((each) => withMarkup(each, texts, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withMarkup(each, texts, name)]),
  );
}

/**
 * Appends markup to every displayed text from the server.
 *
 * @returns the original texts, added as they arrive
 */
export function appendMarkup(answers: ApiAnswers): ReadonlySet<string> {
  const texts = new Set<string>();
  answers.change((body, url) => (ofWords.test(url) ? body : withMarkup(body, texts)));
  return texts;
}

/** Returns texts from the server on screen whose appended markup is missing. */
export const textsWithoutMarkup = (page: Page, texts: ReadonlySet<string>): Promise<string[]> =>
  page.evaluate(
    ([found, behind]) => {
      // A longer text may begin with this one, as a yard's name with its city, so complete texts
      // are removed first.
      const { textContent } = document.body;
      const rest = found.reduce((left, text) => left.replaceAll(text + behind, ' '), textContent);
      return found.filter((text) => rest.includes(text) && !textContent.includes(text + behind));
    },
    [
      [...texts].filter((text) => text.length > 5).sort((one, other) => other.length - one.length),
      markup,
    ] as const,
  );

/** Returns the markup that became part of the page. */
export const renderedMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('img[src="x"]')].map(({ outerHTML }) => outerHTML),
    ...('broken' in window ? ['a script ran'] : []),
  ]);
