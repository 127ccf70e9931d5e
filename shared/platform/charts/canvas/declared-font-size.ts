import type Highcharts from 'highcharts';

/** What is known of an element of a drawing: the styles that it was given, and those of its chart. */
interface Drawn {
  readonly styles?: { readonly fontSize?: unknown };
  readonly renderer?: { readonly style?: { readonly fontSize?: unknown } };
}

let root: number | null = null;

/** Pixels of one `rem`, looked up once for as long as nothing else can happen. */
function rootSize(): number {
  if (root === null) {
    root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    queueMicrotask(() => {
      root = null;
    });
  }
  return root;
}

function declaredSize({ styles, renderer }: Drawn): string | null {
  const declared = String(styles?.fontSize ?? renderer?.style?.fontSize ?? '');
  return declared.endsWith('rem') ? `${Number.parseFloat(declared) * rootSize()}px` : null;
}

/**
 * Has Highcharts take font sizes from what was declared. It asks the browser for that of each figure
 * that it writes, several times, and the browser works out all styles of the page anew each time: a
 * third of the time of a drawing. Sizes that are not in `rem` are looked up as ever.
 */
export function declareFontSizes({ SVGElement, wrap }: typeof Highcharts): void {
  wrap(SVGElement.prototype, 'getStyle', function (this: Drawn, proceed, name) {
    return (name === 'font-size' && declaredSize(this)) || proceed.call(this, name);
  });
}
