import { copyDrawing } from './copy-drawing.ts';
import { drawnSwatch } from './drawn-swatch.ts';
import { inLightColors } from './in-light-colors.ts';
import { svgElement } from './svg-element.ts';
import { drawnText } from './text-lines.ts';

/** A chart as a self-contained picture. */
export interface ChartPicture {
  /** The whole drawing with its legend, in light colors; independent of the page. */
  readonly svg: string;
  /** The chart's summary, in words. */
  readonly summary: string;
}

/**
 * Returns the contents of a figure from top to bottom: drawings, swatches and texts, without the
 * summary.
 */
function contentOf(figure: HTMLElement): Node[] {
  const walker = document.createTreeWalker(
    figure,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      // Texts inside a drawing are copied with it; the other texts in its container are only for
      // assistive technology.
      if (node instanceof Text && !node.parentElement?.closest('[data-chart], figcaption'))
        return NodeFilter.FILTER_ACCEPT;
      const isMeant = node instanceof Element && node.matches('svg, [data-tone]');
      return isMeant ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    },
  );
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}

function drawn(node: Node, origin: DOMRect, place: number): Element[] {
  if (node instanceof Text) return drawnText(node, origin);
  if (node instanceof HTMLElement) return drawnSwatch(node, origin, `swatch-${place}`);
  if (!(node instanceof Element)) return [];
  const { left, top } = node.getBoundingClientRect();
  const copy = copyDrawing(node);
  copy.setAttribute('transform', `translate(${left - origin.left} ${top - origin.top})`);
  return [copy];
}

/** Share by which a text may become wider in the fonts of other programs. */
const wider = 0.1;

/**
 * Returns the area of the page that the picture shows: the figure above its summary, and any texts
 * that extend beyond it.
 */
function shownPart(figure: HTMLElement, caption: Element | null): DOMRect {
  const { left, top, right, bottom } = figure.getBoundingClientRect();
  const texts = [...figure.querySelectorAll('svg text')].map((text) =>
    text.getBoundingClientRect(),
  );
  const seen = texts.filter(({ width }) => width > 0);
  const first = Math.min(left, ...seen.map((text) => text.left - wider * text.width));
  const last = Math.max(right, ...seen.map((text) => text.right + wider * text.width));
  const end = caption?.getBoundingClientRect().top ?? bottom;
  return new DOMRect(
    first,
    top,
    Math.max(1, Math.ceil(last - first)),
    Math.max(1, Math.ceil(end - top)),
  );
}

/**
 * Returns the picture of a figure whose charts are drawn.
 *
 * @returns null for a figure without a drawing
 */
export function chartPicture(figure: HTMLElement): ChartPicture | null {
  if (!figure.querySelector('svg')) return null;
  const caption = figure.querySelector('figcaption');
  const shown = shownPart(figure, caption);
  const { width, height } = shown;
  const picture = svgElement('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  inLightColors(() => {
    for (const [place, node] of contentOf(figure).entries())
      picture.append(...drawn(node, shown, place));
  });
  return {
    svg: new XMLSerializer().serializeToString(picture),
    summary: caption?.textContent ?? '',
  };
}
