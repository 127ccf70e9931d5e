import type Highcharts from 'highcharts';

/** The styles set on an element of a drawing, and those of its chart. */
interface ChartElement {
  readonly styles?: { readonly fontSize?: unknown };
  readonly renderer?: { readonly style?: { readonly fontSize?: unknown } };
}

let root: number | null = null;

/** Returns the pixels of one `rem`, cached until the current task ends. */
function rootSize(): number {
  if (root === null) {
    root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    queueMicrotask(() => {
      root = null;
    });
  }
  return root;
}

function declaredSize({ styles, renderer }: ChartElement): string | null {
  const declared = String(styles?.fontSize ?? renderer?.style?.fontSize ?? '');
  return declared.endsWith('rem') ? `${Number.parseFloat(declared) * rootSize()}px` : null;
}

/**
 * Makes Highcharts use declared font sizes. By default it asks the browser for the font size of
 * each label several times, and the browser recomputes all styles of the page each time: a third of
 * the drawing time. Sizes that are not in `rem` are still looked up.
 */
export function declareFontSizes({ SVGElement, wrap }: typeof Highcharts): void {
  wrap(SVGElement.prototype, 'getStyle', function (this: ChartElement, proceed, name) {
    return (name === 'font-size' && declaredSize(this)) || proceed.call(this, name);
  });
}
