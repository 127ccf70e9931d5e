import { svgElement } from './svg-element.ts';

interface Line {
  text: string;
  /** Top of its box, relative to the viewport. */
  readonly top: number;
  readonly height: number;
  left: number;
  right: number;
}

/** Returns the lines into which the browser broke a text. */
function linesOf(text: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { top, height, left, right } = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last && Math.abs(last.top - top) <= height / 2) {
      last.text += ` ${word}`;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    } else lines.push({ text: word, top, height, left, right });
  }
  return lines;
}

/** Distance from the middle of the letters to the baseline, as a share of the font size. */
const belowMiddle = 0.36;

/**
 * Returns a text of the page as SVG texts at the same place, one per line. Centered text stays
 * centered in programs with other fonts.
 *
 * @param origin the drawing's corner on the page
 */
export function drawnText(text: Text, origin: DOMRect): Element[] {
  const parent = text.parentElement;
  if (!parent) return [];
  const { color, fontSize, fontWeight, textAlign, direction } = getComputedStyle(parent);
  const isCentred = textAlign === 'center';
  const anchor = isCentred ? 'middle' : direction === 'rtl' ? 'end' : 'start';
  return linesOf(text).map(({ text: content, top, height, left, right }) => {
    const x = { start: left, middle: (left + right) / 2, end: right }[anchor];
    const y = top + height / 2 + belowMiddle * Number.parseFloat(fontSize);
    const line = svgElement('text', {
      x: x - origin.left,
      y: y - origin.top,
      fill: color,
      'font-size': fontSize,
      'font-weight': fontWeight,
      'text-anchor': anchor,
    });
    line.append(content);
    return line;
  });
}
