interface Scrolling {
  /** Duration of scrolling from the first row to the last. */
  readonly seconds: number;
  /**
   * Minimum scroll distance of the longest list, in pixels, to verify that it is the intended one.
   */
  readonly atLeast: number;
  /** Does not scroll, to measure the frames that the machine drops by itself. */
  readonly still: boolean;
}

/** The frames during scrolling. */
export interface Frames {
  readonly count: number;
  /** Frames so late (after more than 25 ms) that a previous one was dropped. */
  readonly late: number;
  /** The longest wait for a frame, in milliseconds. */
  readonly longest: number;
}

/** Runs in a page: scrolls its longest list from the top to the end, one step per frame. */
export function scrollThrough({ seconds, atLeast, still }: Scrolling): Promise<Frames> {
  const lateFrom = 25;
  const wayOf = (element: Element) => element.scrollHeight - element.clientHeight;
  const [scroller] = [...document.querySelectorAll('main *')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .sort((one, other) => wayOf(other) - wayOf(one));
  if (!scroller || wayOf(scroller) < atLeast) {
    throw new Error(`Nothing scrolls over ${atLeast} pixels`);
  }
  return new Promise((resolve) => {
    const waits: number[] = [];
    let started = 0;
    let last = 0;
    const step = (now: number) => {
      if (started === 0) started = now;
      else waits.push(now - last);
      last = now;
      const part = (now - started) / 1000 / seconds;
      if (!still) scroller.scrollTop = Math.min(1, part) * wayOf(scroller);
      if (part < 1) return void requestAnimationFrame(step);
      const late = waits.filter((wait) => wait > lateFrom).length;
      resolve({ count: waits.length, late, longest: Math.max(...waits) });
    };
    requestAnimationFrame(step);
  });
}
