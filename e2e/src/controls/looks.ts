import type { CDPSession, Page } from '@playwright/test';

/** The appearance of a control in one of its states. */
export interface Look {
  readonly control: string;
  readonly state: string;
  /** All its visible properties as one text. */
  readonly seen: string;
  /** Contrast of the focus ring with its surroundings; 0 without a ring. */
  readonly ring: number;
  /** Contrast of the border with its surroundings, and its color. */
  readonly border: number;
  readonly borderColour: string;
}

const forced: Record<string, string[]> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
};

/** Forces hover and focus on the cells that show these states, all at once. */
export async function forceStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll('[data-control]')) {
      const target = cell.querySelector(
        'input:not([type=hidden], [hidden]), textarea, button:not(.mantine-Pill-remove), a[href]',
      ) as HTMLElement;
      // A hidden input is drawn by its next sibling, a multi-value field by its frame.
      const isHidden = getComputedStyle(target).opacity === '0' && target.nextElementSibling;
      const frame = isHidden || (target.closest('.mantine-Input-input') ?? target);
      target.dataset.target = '';
      (frame as HTMLElement).dataset.frame = '';
    }
  });
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  for (const [state, pseudos] of Object.entries(forced)) {
    const cell = `[data-state=${state}]`;
    const own = state === 'focus' ? '[data-target]' : '[data-frame]';
    await force(tools, root.nodeId, `${cell} ${own}`, pseudos);
    const around = state === 'focus' ? ['focus-within'] : pseudos;
    await force(tools, root.nodeId, `${cell} :has(${own})`, around);
  }
}

async function force(
  tools: CDPSession,
  root: number,
  selector: string,
  forcedPseudoClasses: string[],
): Promise<void> {
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root, selector });
  for (const nodeId of nodeIds)
    await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

/** The present appearance of each control in each state. */
export const looksOf = (page: Page): Promise<Look[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Red, green, blue and opacity, each from 0 to 1. */
    const parts = (colour: string): number[] => {
      if (!canvas) return [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = parts(colour).map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (parts(backgroundColor)[3] === 1) return backgroundColor;
      }
      return 'white';
    };
    return [...document.querySelectorAll<HTMLElement>('[data-control]')].map((cell) => {
      const frame = cell.querySelector('[data-frame]') as HTMLElement;
      const style = getComputedStyle(frame);
      const ringed = [...cell.querySelectorAll('*')].find((element) => {
        const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
      });
      const ring = ringed && getComputedStyle(ringed);
      const isInside = Number.parseFloat(ring?.outlineOffset ?? '0') < 0;
      const around = ringed && groundOf(isInside ? ringed : ringed.parentElement);
      const inner = [frame, ...frame.querySelectorAll('*')].map((element) => {
        const { color, opacity, filter, textDecorationLine } = getComputedStyle(element);
        return [color, opacity, filter, textDecorationLine];
      });
      return {
        control: cell.dataset.control ?? '',
        state: cell.dataset.state ?? '',
        seen: [style.borderColor, style.backgroundColor, style.boxShadow, inner].join(),
        ring: ring && around ? contrast(ring.outlineColor, around) : 0,
        border: contrast(style.borderTopColor, groundOf(frame.parentElement)),
        borderColour: style.borderTopColor,
      };
    });
  });
