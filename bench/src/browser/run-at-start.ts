import type { Page } from '@playwright/test';

/** The compiler adds calls to a helper that does not exist in pages. */
const helper = 'globalThis.__name ??= (named) => named;';

/** Allows functions of these files to be evaluated in every page opened from now on. */
export const addEvaluationHelper = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: helper });

/** Runs a function in every page opened from now on, before the page's own scripts. */
export const runAtStart = <Argument>(
  page: Page,
  run: (argument: Argument) => void,
  argument: Argument,
): Promise<unknown> =>
  page.addInitScript({ content: `${helper} (${run})(${JSON.stringify(argument)});` });
