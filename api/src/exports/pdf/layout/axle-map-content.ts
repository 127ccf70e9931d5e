import type { Content } from 'pdfmake';
import type { AxleMapBlock, Tone } from '../../document.ts';
import { ink, toneInk } from '../look.ts';
import { innerWidth } from '../sheet.ts';
import { tagged } from '../tags/tag.ts';
import type { TextStyle } from '../text/pen.ts';
import { shortened } from '../text/write-line.ts';
import {
  type MapPlace,
  mapMargin,
  mapSize,
  type PlacedAxle,
  type PlacedMismatch,
  type PlacedWheel,
  placeAxles,
  wheelSize,
} from './axle-map-shape.ts';
import type { DrawnShape } from './drawn-shape.ts';
import type { LayoutContext } from './layout-context.ts';
import { toneMark } from './tone-mark.ts';

/** Width of an axle's label beside the map, and its distance from the map, in points. */
const [labelWidth, labelGap] = [84, 10];
const [small, medium] = [7, 8.5];
const markSize = 7;
/** Width of a line inside a tire, in points. */
const textWidth = wheelSize.width - 6;

/**
 * Draws a unit from above: each tire in its color, with a mark for it, its position and its values.
 */
export function axleMapContent(map: AxleMapBlock, setting: LayoutContext): Content {
  const drawing = new MapDrawing(setting, mapSize(map).width);
  for (const axle of placeAxles(map)) drawing.addAxle(axle);
  return tagged(
    { type: 'Figure', alt: describeMap(map) },
    {
      stack: [
        { canvas: drawing.shapes, relativePosition: { x: 0, y: 0 } },
        ...drawing.texts,
        { text: '', fontSize: 1, margin: [0, mapSize(map).height, 0, 0] },
      ],
      unbreakable: true,
      margin: [0, mapMargin, 0, mapMargin],
    },
  );
}

/** Returns the content of a map in words, axle by axle and tire by tire. */
const describeMap = ({ axles }: AxleMapBlock): string =>
  axles
    .map(({ label, note, left, right, mismatch }) => {
      const tires = [left, right].flatMap((side) => [
        ...side.wheels.map(({ position, values, note: said }) =>
          [position, ...(values.length > 0 ? values.map(({ text }) => text) : [said])].join(' '),
        ),
        side.mismatch?.text ?? '',
      ]);
      return [label, note, ...tires, mismatch?.text ?? ''].filter(Boolean).join(', ');
    })
    .join('; ');

class MapDrawing {
  readonly shapes: DrawnShape[] = [];
  readonly texts: Content[] = [];
  /** The left edge of the map, beside the labels. */
  private readonly start: number;

  constructor(
    private readonly setting: LayoutContext,
    private readonly width: number,
  ) {
    const { pen, sheet } = setting;
    const beside = labelWidth + labelGap;
    this.start = pen.isRightToLeft ? innerWidth(sheet) - beside - width : beside;
  }

  addAxle({ axle, middle, bar, wheels, mismatches }: PlacedAxle): void {
    this.addLabel(axle.label, axle.note, middle);
    this.line({ x: bar.from, y: middle }, { x: bar.to, y: middle }, ink.strong, 3);
    for (const wheel of wheels) this.addWheel(wheel);
    for (const mismatch of mismatches) this.addMismatch(mismatch);
  }

  /** Puts the label on the side where lines begin. */
  private addLabel(label: string, note: string, middle: number): void {
    const { pen } = this.setting;
    const lines = [
      { text: label, style: { size: medium, bold: true } },
      ...(note ? [{ text: note, style: { size: small, color: ink.dimmed } }] : []),
    ];
    const height = 11;
    lines.forEach(({ text, style }, index) => {
      const shown = shortened(text, labelWidth, (each) => pen.width(each, style));
      const y = middle + (index - lines.length / 2) * height;
      const x = pen.isRightToLeft
        ? this.width + labelGap + labelWidth - pen.width(shown, style)
        : -this.start;
      this.write(shown, style, { x, y });
    });
  }

  private addWheel({ wheel, x, y }: PlacedWheel): void {
    const { position, tone, values, note } = wheel;
    const { width, height } = wheelSize;
    const { line, ground, text } = toneInk[tone];
    this.shapes.push({
      type: 'rect',
      x: this.start + x,
      y,
      w: width,
      h: height,
      r: 5,
      color: ground,
      lineColor: line,
      lineWidth: tone === 'critical' ? 1.5 : 0.75,
      ...(tone === 'none' ? { dash: { length: 2 } } : {}),
    });
    const center = x + width / 2;
    this.marked(position, tone, { size: small, color: text }, { x: center, y: y + 4 });
    const [first, second] = values;
    const from = y + (second ? 13.5 : 18);
    if (first) this.value(first.text, first.tone, true, { x: center, y: from });
    if (second) this.value(second.text, second.tone, false, { x: center, y: from + 12 });
    if (!first) this.note(note, text, { x: center, y: from + 1 });
  }

  /** Writes a note on two lines if it does not fit on one. */
  private note(text: string, color: string, { x, y }: MapPlace): void {
    const style = { size: small, color };
    const words = text.split(' ');
    const isLine = (some: readonly string[]) =>
      this.setting.pen.width(some.join(' '), style) <= textWidth;
    let first = words.length;
    while (first > 1 && !isLine(words.slice(0, first))) first -= 1;
    const lines = [words.slice(0, first), words.slice(first)].filter(({ length }) => length > 0);
    for (const [at, line] of lines.entries())
      this.centered(line.join(' '), style, { x, y: y + (at - (lines.length - 1) / 2) * 9 });
  }

  private value(text: string, tone: Tone, bold: boolean, at: MapPlace): void {
    const style = { size: medium, bold, color: toneInk[tone].text };
    if (tone === 'warning' || tone === 'critical') this.marked(text, tone, style, at);
    else this.centered(text, style, at);
  }

  private addMismatch({ mismatch, x, y, reach }: PlacedMismatch): void {
    const { line, ground, text } = toneInk[mismatch.tone];
    const style = { size: small, bold: true, color: text };
    const width = this.setting.pen.width(mismatch.text, style) + markSize + 10;
    const center = y + (reach === null ? 0 : 6);
    if (reach !== null) {
      // A bracket from tire to tire.
      const points = [-reach + 6, reach - 6].flatMap((side) => [
        { x: x + side, y: side < 0 ? y + 1.5 : center },
        { x: x + side, y: side < 0 ? center : y + 1.5 },
      ]);
      this.shapes.push({
        type: 'polyline',
        points: points.map((point) => ({ x: this.start + point.x, y: point.y })),
        lineColor: line,
        lineWidth: 0.75,
      });
    }
    this.shapes.push({
      type: 'rect',
      x: this.start + x - width / 2,
      y: center - 5.5,
      w: width,
      h: 11,
      r: 5.5,
      color: ground,
      lineColor: line,
      lineWidth: 0.75,
    });
    this.marked(mismatch.text, mismatch.tone, style, { x, y: center - 4.75 });
  }

  /** Writes a text with the mark of its tone before it, both centered at a point. */
  private marked(text: string, tone: Tone, style: TextStyle, { x, y }: MapPlace): void {
    const width = this.setting.pen.width(text, style);
    const from = x - (markSize + 2 + width) / 2;
    const middle = y + style.size * 0.68;
    this.shapes.push(
      ...toneMark(tone, { x: this.start + from, y: middle - markSize / 2 }, markSize),
    );
    this.write(text, style, { x: from + markSize + 2, y });
  }

  private centered(text: string, style: TextStyle, { x, y }: MapPlace): void {
    const { pen } = this.setting;
    const shown = shortened(text, textWidth, (each) => pen.width(each, style));
    this.write(shown, style, { x: x - pen.width(shown, style) / 2, y });
  }

  private write(text: string, { size, bold = false, color }: TextStyle, at: MapPlace): void {
    this.texts.push({
      text: this.setting.pen.line(text),
      fontSize: size,
      bold,
      color: color ?? ink.text,
      alignment: 'left',
      noWrap: true,
      relativePosition: { x: this.start + at.x, y: at.y },
    });
  }

  private line(from: MapPlace, to: MapPlace, lineColor: string, lineWidth: number): void {
    const [x1, x2] = [this.start + from.x, this.start + to.x];
    this.shapes.push({ type: 'line', x1, y1: from.y, x2, y2: to.y, lineWidth, lineColor });
  }
}
