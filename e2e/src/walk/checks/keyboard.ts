import { type CDPSession, expect, type Page } from '@playwright/test';

/** More stops than that are not walked: they are rows of one list. */
const most = 70;

/** Rows of a long list come as it scrolls; what lies behind so many of their stops is not walked. */
const mostLate = 60;

declare global {
  interface Window {
    /** Elements that the Tab key has to reach, in their order. */
    walkStops?: Element[];
    walkReached?: { readonly stop: number; readonly isLate: boolean }[];
  }
}

/** Notes what can be reached, inside the topmost dialog where there is one. @returns how many */
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
      // Of a group of radio buttons one is a stop: the chosen one.
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
    return window.walkStops.length;
  });

/** Controls that the Tab key passes, and that are in no group in which arrow keys move. */
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

/** The stop that a press has led to, or -1; and whether that is a row's that was not there at first. */
interface Reached {
  readonly stop: number;
  readonly isLate: boolean;
}

/** Notes after each press of the Tab key what has the focus. */
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
 * Presses the Tab key, in one go where nothing comes as the focus moves on.
 *
 * @returns what each press has led to
 */
async function pressTab(page: Page, browser: CDPSession, presses: number): Promise<Reached[]> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const sent = Array.from({ length: presses }, () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      browser.send('Input.dispatchKeyEvent', { type, ...key }),
    ),
  );
  await Promise.all(sent.flat());
  return page.evaluate(() => window.walkReached?.splice(0) ?? []);
}

/** Begins at the top of the page, or on the first control of a dialog. @returns whether on that */
const beginWalk = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [first] = window.walkStops ?? [];
    if (first instanceof HTMLElement && first.closest('[role=dialog]')) {
      first.focus();
      return true;
    }
    // What had the focus would still be where the next Tab begins, and a long list would end the walk.
    const { body } = document;
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute('tabindex');
    return false;
  });

const htmlOf = (page: Page, stop: number): Promise<string> =>
  page.evaluate((at) => window.walkStops?.[at]?.outerHTML.slice(0, 160) ?? '', stop);

/**
 * Goes through a page with the Tab key.
 *
 * @returns what is wrong: a control that the key does not reach, or reaches out of its order
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
  // Rows that come as a list scrolls are there a moment after the focus has moved.
  const presses = (await page.locator('[aria-rowcount]').count()) ? 1 : 10;
  // Content that is no control may be a stop, too: a region that scrolls.
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
 * Closes what lies over the page by the Escape key.
 *
 * @param opener whether a control opened it, which has to have the focus again
 * @returns what is wrong then
 */
export async function escapeFaults(page: Page, opener: boolean): Promise<string[]> {
  const over = page.locator('[role=dialog]:visible, [role=menu]:visible');
  const before = await over.count();
  if (before === 0) return [];
  // Where the walk by the Tab key has left it.
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
