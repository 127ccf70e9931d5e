import type { Page } from '@playwright/test';

/** Returns words in tables that break across lines without a hyphen or slash. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const range = document.createRange();
    for (const cell of document.querySelectorAll('table :is(th, td)')) {
      if (!cell.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.add(word);
        }
    }
    return [...broken];
  });
