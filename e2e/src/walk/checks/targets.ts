import type { Page } from '@playwright/test';

/** Targets that are smaller than gloved hands need, in a page for the yard. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    (size) =>
      [...document.querySelectorAll('main :is(button, a[href], input, select, [role=button])')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < size || height < size;
        })
        .map((element) => element.outerHTML.slice(0, 160)),
    least,
  );
