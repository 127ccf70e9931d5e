import type { Page } from '@playwright/test';

/** Waits for animations to end: during a transition, a color has the contrast of neither end. */
export const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
