import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** One element with its own text for each look. */
    textLooks?: Map<string, Element>;
  }
}

/**
 * Notes the looks of the visible texts: their color, weight, and everything painted behind them.
 *
 * @param part selector of the part to search
 * @param except selector of elements to omit in it
 * @returns each look once; equal looks are equal on all pages
 */
export const noteTextLooks = (
  page: Page,
  { part, except }: { readonly part: string; readonly except?: string | undefined },
): Promise<string[]> =>
  page.evaluate(
    ({ part, except }) => {
      const nothing = 'rgba(0, 0, 0, 0)';
      const paints = new Map<Element, string>();
      /**
       * Returns what an element and its ancestors paint. Positioned elements may cover anything, so
       * their class counts as well.
       */
      const paintOf = (element: Element): string => {
        const known = paints.get(element);
        if (known !== undefined) return known;
        const style = getComputedStyle(element);
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
        const own = [
          backgroundColor === nothing ? '' : backgroundColor,
          backgroundImage === 'none' ? '' : backgroundImage,
          opacity === '1' ? '' : opacity,
          filter === 'none' ? '' : filter,
          mixBlendMode === 'normal' ? '' : mixBlendMode,
          /absolute|fixed|sticky/.test(position) ? element.getAttribute('class') : '',
        ];
        const around = element.parentElement ? paintOf(element.parentElement) : '';
        const paint = own.some(Boolean) ? `${around} < ${own.filter(Boolean).join(' ')}` : around;
        paints.set(element, paint);
        return paint;
      };
      const lookOf = (element: Element) => {
        const { color, fill, fontSize, fontWeight, textShadow, textDecorationLine } =
          getComputedStyle(element);
        const link = element.closest('a');
        const around = link?.parentElement ? getComputedStyle(link.parentElement).color : '';
        const state = element.matches(':disabled, [aria-disabled=true] *') ? 'disabled' : '';
        const own = [
          color,
          fill,
          fontSize,
          fontWeight,
          textShadow,
          textDecorationLine,
          around,
          state,
        ];
        return `${own.join(' ')}${paintOf(element)}`;
      };
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      window.textLooks = new Map();
      for (const element of document.querySelectorAll(`:is(${part}) *`)) {
        if (!hasText(element) || (except && element.closest(except))) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const look = lookOf(element);
        if (!window.textLooks.has(look)) window.textLooks.set(look, element);
      }
      return [...window.textLooks.keys()];
    },
    { part, except },
  );
