import type { Page } from '@playwright/test';

/** The compiler of these files marks functions by a helper that pages do not have. */
const helper = 'globalThis.__name ??= (named) => named;';

/** Lets functions of these files be evaluated in every page that is opened from now on. */
export const understand = (page: Page): Promise<unknown> => page.addInitScript({ content: helper });

/** Lets every page that is opened from now on run a function before its own scripts. */
export const runAtStart = <Argument>(
  page: Page,
  run: (argument: Argument) => void,
  argument: Argument,
): Promise<unknown> =>
  page.addInitScript({ content: `${helper} (${run})(${JSON.stringify(argument)});` });
