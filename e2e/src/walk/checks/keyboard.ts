import { type CDPSession, expect, type Page } from '@playwright/test';

/** Maximum number of stops checked: the rest are rows of one list. */
const most = 70;

/**
 * Maximum number of stops on rows that a long list loads while scrolling; the walk ends after them.
 */
const mostLate = 60;

declare global {
  interface Window {
    /** Elements that the Tab key must reach, in order. */
    walkStops?: Element[];
    walkReached?: { readonly stop: number; readonly isLate: boolean }[];
  }
}

/**
 * Notes the elements to reach, inside the topmost dialog if there is one.
 *
 * @returns their number
 */
const noteStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const place = dialogs.at(-1) ?? document.body;
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const groups = new Set<string>();
    window.walkStops = [...place.querySelectorAll<HTMLElement>(candidates)].filter((element) => {
      const { tabIndex } = element;
      const isShown = element.checkVisibility({ visibilityProperty: true });
      // A chart moves the focus among its own parts.
      const isOff = element.matches(
        ':disabled, [inert] *, [aria-hidden=true] *, [class*=highcharts], [class*=highcharts] *',
      );
      if (tabIndex < 0 || !isShown || isOff) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // A group of radio buttons is a single stop: the chosen one.
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
    return window.walkStops.length;
  });

/** Returns controls that the Tab key skips outside groups with arrow keys. */
const passedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groups = ['tablist', 'menu', 'menubar', 'listbox', 'radiogroup', 'toolbar', 'grid'];
    const inGroup = groups.map((role) => `[role=${role}] *`).join();
    return [...document.querySelectorAll(':is(a[href], button, input, select)[tabindex="-1"]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.matches(`:disabled, [inert] *, [aria-hidden=true] *, ${inGroup}`))
      .filter((one) => !one.matches('[aria-hidden=true], [class*=highcharts] *'))
      .map((one) => `passed: ${one.outerHTML.slice(0, 160)}`);
  });

/** The stop that a press has reached, or -1, and whether it is in a row that was loaded later. */
interface ReachedStop {
  readonly stop: number;
  readonly isLate: boolean;
}

/** Notes the focused element after each press of the Tab key. */
const noteReached = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stopOf = (active: Element | null) => {
      const isRadio = active instanceof HTMLInputElement && active.type === 'radio';
      return (window.walkStops ?? []).findIndex(
        (one) =>
          one === active ||
          (isRadio &&
            one instanceof HTMLInputElement &&
            one.type === 'radio' &&
            one.name === active.name),
      );
    };
    window.walkReached = [];
    const note = () => {
      const stop = stopOf(document.activeElement);
      const isLate = stop < 0 && Boolean(document.activeElement?.closest('[aria-rowindex]'));
      window.walkReached?.push({ stop, isLate });
    };
    addEventListener('keyup', note, { capture: true });
  });

/**
 * Presses the Tab key a number of times without waiting in between.
 *
 * @returns what each press has reached
 */
async function pressTab(page: Page, browser: CDPSession, presses: number): Promise<ReachedStop[]> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const sent = Array.from({ length: presses }, () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      browser.send('Input.dispatchKeyEvent', { type, ...key }),
    ),
  );
  await Promise.all(sent.flat());
  return page.evaluate(() => window.walkReached?.splice(0) ?? []);
}

/**
 * Starts at the top of the page, or on the first control of a dialog.
 *
 * @returns whether it starts on a control
 */
const beginWalk = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [first] = window.walkStops ?? [];
    if (first instanceof HTMLElement && first.closest('[role=dialog]')) {
      first.focus();
      return true;
    }
    // Otherwise, the next Tab would start from the last focused element, and a long list would end
    // the walk.
    const { body } = document;
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute('tabindex');
    return false;
  });

const htmlOf = (page: Page, stop: number): Promise<string> =>
  page.evaluate((at) => window.walkStops?.[at]?.outerHTML.slice(0, 160) ?? '', stop);

/**
 * Walks through a page with the Tab key.
 *
 * @returns the faults: controls that are not reached, or reached out of order
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  // In a menu the arrow keys move, and the Tab key leaves it.
  if (await page.locator('[role=menu]:visible, [role=listbox]:visible').count()) return [];
  const count = await noteStops(page);
  if (count === 0) return [];
  const reached: number[] = [];
  if (await beginWalk(page)) reached.push(0);
  await noteReached(page);
  const browser = await page.context().newCDPSession(page);
  // Rows that a list loads on scrolling appear a moment after the focus has moved.
  const presses = (await page.locator('[aria-rowcount]').count()) ? 1 : 10;
  // Scrollable regions without a control may be stops as well.
  let left = Math.min(count, most) + 20;
  let late = mostLate;
  let isRound = false;
  while (left > 0 && late > 0 && !isRound)
    for (const { stop, isLate } of await pressTab(page, browser, presses)) {
      if (isLate) late -= 1;
      else left -= 1;
      isRound ||= stop >= 0 && reached.includes(stop);
      if (stop >= 0 && !isRound) reached.push(stop);
    }
  await browser.detach();
  const faults = await passedControls(page);
  const first = reached.indexOf(Math.min(...reached));
  // Inside a dialog the walk may begin anywhere.
  const inOrder = [...reached.slice(first), ...reached.slice(0, first)];
  for (const [place, stop] of inOrder.entries())
    if (place > 0 && stop < (inOrder[place - 1] ?? 0))
      faults.push(`out of order: ${await htmlOf(page, stop)}`);
  const end = late > 0 ? Math.min(count, most) : Math.max(...reached);
  for (let stop = 0; stop < end; stop += 1)
    if (!reached.includes(stop)) faults.push(`not reached: ${await htmlOf(page, stop)}`);
  return faults;
}

const settled = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

/**
 * Closes the overlay over a page with the Escape key.
 *
 * @param opener whether a control opened it, which must get the focus back
 * @returns the faults
 */
export async function escapeFaults(page: Page, opener: boolean): Promise<string[]> {
  const over = page.locator('[role=dialog]:visible, [role=menu]:visible');
  const before = await over.count();
  if (before === 0) return [];
  // Puts the focus into the dialog, which the walk may have left.
  await page.evaluate(() => {
    const stop = window.walkStops?.find((one) => one.closest('[role=dialog]'));
    if (stop instanceof HTMLElement) stop.focus();
  });
  await page.keyboard.press('Escape');
  const isClosed = async () => {
    await expect.poll(() => over.count()).not.toBe(before);
  };
  if (!(await settled(isClosed()))) return ['Escape closes nothing'];
  if (!opener) return [];
  const hasFocus = () => document.activeElement !== document.body;
  const isBack = async () => {
    await expect.poll(() => page.evaluate(hasFocus)).toBe(true);
  };
  return (await settled(isBack())) ? [] : ['the focus is lost when it closes'];
}
