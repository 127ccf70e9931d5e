import type { Page } from '@playwright/test';

/**
 * Returns the page's texts for users: visible texts, names, hints and descriptions. Omits those
 * marked as another language or as not to be translated.
 */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-roledescription', 'placeholder', 'title', 'alt'];
    const apart = `[lang]:not(html):not([lang="${document.documentElement.lang}"]), [translate="no"]`;
    const found = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(apart) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      for (const name of attributes) found.add(element.getAttribute(name) ?? '');
      // The text of a drawing is split where its lines break.
      if (element instanceof SVGTextElement)
        found.add([...element.childNodes].map(({ textContent }) => textContent).join(' '));
      if (element.closest('svg text')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.replaceAll(/[\s\u200b]+/g, ' ').trim()).filter(Boolean);
  });
