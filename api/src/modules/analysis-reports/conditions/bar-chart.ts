import type { Picture } from '../../../exports/document.ts';
import { widthOf } from '../../../exports/text-width.ts';
import { xmlText } from '../../../exports/xml-text.ts';

interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value as displayed. */
  readonly text: string;
}

interface BarChart {
  readonly bars: readonly Bar[];
  /** The chart in words, for screen readers. */
  readonly summary: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Pixels of the drawing. */
const width = 720;
const rowHeight = 24;
const [names, values] = [230, 80];
const room = width - names - values;
/** Most characters of a name that fit. */
const longest = 30;

const ink = { bar: '#0c566c', text: '#1c262e', line: '#87949f' } as const;

/** Draws a bar for each value, from the top. */
export function barChart({ bars, summary, direction }: BarChart): Picture {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const height = bars.length * rowHeight + 8;
  const rows = bars.map((bar, at) => rowOf(bar, { most, top: at * rowHeight + 4, direction }));
  const axis = place(names, direction);
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}">${rows.join('')}` +
      `<line x1="${axis}" y1="0" x2="${axis}" y2="${height}" stroke="${ink.line}" stroke-width="1"/></svg>`,
    summary,
  };
}

interface Row {
  readonly most: number;
  readonly top: number;
  readonly direction: BarChart['direction'];
}

function rowOf({ name, value, text }: Bar, { most, top, direction }: Row): string {
  const long = most === 0 ? 0 : Math.round((room * value) / most);
  const [before, after] = direction === 'rtl' ? ['start', 'end'] : ['end', 'start'];
  const baseline = top + 16;
  const corner = direction === 'rtl' ? place(names + long, direction) : names;
  const label = (x: number, anchor: string | undefined, content: string) =>
    `<text x="${place(x, direction)}" y="${baseline}" text-anchor="${anchor}" font-size="13" ` +
    `fill="${ink.text}">${xmlText(content)}</text>`;
  return (
    label(names - 8, before, shortened(name)) +
    `<rect x="${corner}" y="${top + 4}" width="${long}" height="${rowHeight - 8}" fill="${ink.bar}"/>` +
    label(names + long + 6, after, text)
  );
}

/** Converts a distance from the start of the line to x; mirrored for right-to-left text. */
const place = (x: number, direction: BarChart['direction']): number =>
  direction === 'rtl' ? width - x : x;

function shortened(name: string): string {
  const letters = [...name];
  if (widthOf(name) <= longest) return name;
  while (letters.length > 0 && widthOf(letters.join('')) > longest - 1) letters.pop();
  return `${letters.join('')}…`;
}
