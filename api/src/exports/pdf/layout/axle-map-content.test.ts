import type { AxleMapBlock, MapWheel, Tone } from '../../document.ts';
import { english } from '../../making/testing.ts';
import { openFonts } from '../fonts/fonts.ts';
import { toneInk } from '../look.ts';
import { innerWidth, paperOf } from '../sheet.ts';
import { createPen } from '../text/pen.ts';
import { axleMapContent } from './axle-map-content.ts';
import { mapSize } from './axle-map-shape.ts';
import type { DrawnShape } from './drawn-shape.ts';
import { toneMark } from './tone-mark.ts';

const tones = ['good', 'warning', 'critical', 'none'] as const;

interface PositionedText {
  readonly text: readonly { readonly text: string }[];
  readonly fontSize: number;
  readonly relativePosition: { readonly x: number; readonly y: number };
}

/** Returns the shapes of a map, and its texts with their places. */
function drawMap(map: AxleMapBlock, direction: 'ltr' | 'rtl' = 'ltr') {
  const sheet = paperOf('en-US');
  const pen = createPen({ ...english, direction }, openFonts());
  const { stack } = axleMapContent(map, { pen, wording: english, sheet }) as { stack: object[] };
  const [canvas, ...others] = stack as [{ canvas: DrawnShape[] }, ...object[]];
  const texts = others.flatMap((each) =>
    'relativePosition' in each ? [each as PositionedText] : [],
  );
  return {
    sheet,
    shapes: canvas.canvas,
    texts: texts.map(({ text, fontSize, relativePosition: at }) => {
      const said = text.map((run) => run.text).join('');
      return { said, ...at, end: at.x + pen.width(said, { size: fontSize, bold: true }) };
    }),
  };
}

const wheel = (position: string, tone: Tone, more: Partial<MapWheel> = {}): MapWheel => ({
  position,
  tone,
  values: [{ text: '107 psi', tone }],
  note: '',
  ...more,
});

const mapOf = (left: readonly MapWheel[], right: readonly MapWheel[], note = ''): AxleMapBlock => ({
  axles: [
    {
      label: '1 steer',
      note,
      left: { wheels: left, mismatch: null },
      right: { wheels: right, mismatch: null },
      mismatch: null,
    },
  ],
});

const field = (shapes: readonly DrawnShape[]) =>
  shapes.filter((shape) => shape.type === 'rect' && shape.r === 5);

test.each(tones)('a tire that is %s has its colors, and a mark of its own', (tone) => {
  const { shapes } = drawMap(mapOf([wheel('1L', tone)], []));
  expect(field(shapes)).toEqual([
    expect.objectContaining({ color: toneInk[tone].ground, lineColor: toneInk[tone].line }),
  ]);
  const withoutColor = (each: Tone) =>
    JSON.stringify(toneMark(each, { x: 0, y: 0 }, 7), (key, value) =>
      key === 'color' || key === 'lineColor' ? undefined : value,
    );
  for (const other of tones)
    if (other !== tone) expect(withoutColor(other)).not.toBe(withoutColor(tone));
});

test('marks stay within their size', () => {
  for (const tone of tones)
    for (const shape of toneMark(tone, { x: 10, y: 20 }, 7)) {
      const points =
        shape.type === 'polyline' ? shape.points : shape.type === 'ellipse' ? [shape] : [];
      expect(points.length).toBeGreaterThan(0);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(10);
        expect(x).toBeLessThanOrEqual(17);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(27);
      }
    }
});

test('a tire says its place, its values, and why there are none', () => {
  const values = [
    { text: '107 psi', tone: 'good' },
    { text: '3/32 in', tone: 'warning' },
  ] as const;
  const map = mapOf(
    [wheel('1L', 'warning', { values })],
    [wheel('1R', 'none', { values: [], note: 'Inaccessible' })],
    'Lifted',
  );
  const said = drawMap(map).texts.map((text) => text.said);
  for (const text of ['1 steer', 'Lifted', '1L', '107 psi', '3/32 in', '1R', 'Inaccessible'])
    expect(said).toContain(text);
});

test.each([
  ['Inaccessible', 1],
  ['Not inspected yet', 2],
  ['Pas encore inspecté', 2],
  ['Ainda não inspecionado', 2],
  ['Aún sin inspeccionar', 2],
])('a tire has room for %s on %d lines', (note, count) => {
  const { texts, shapes } = drawMap(mapOf([wheel('1L', 'none', { values: [], note })], []));
  const [tire] = field(shapes) as { readonly x: number; readonly w: number }[];
  const lines = texts.filter(({ said }) => said.length > 2 && note.includes(said));
  expect(lines.map(({ said }) => said).join(' ')).toBe(note);
  expect(lines).toHaveLength(count);
  for (const { x, end } of lines) {
    expect(x).toBeGreaterThan(tire?.x ?? 0);
    expect(end).toBeLessThan((tire?.x ?? 0) + (tire?.w ?? 0));
  }
});

const dual = mapOf(
  [wheel('1LO', 'good'), wheel('1LI', 'critical')],
  [wheel('1RI', 'warning'), wheel('1RO', 'none')],
  'Lifted',
);
const measureLabels = (map: AxleMapBlock, direction: 'ltr' | 'rtl') => {
  const { texts, shapes, sheet } = drawMap(map, direction);
  const fields = field(shapes).map((shape) => ('x' in shape ? shape.x : 0));
  const tires = { from: Math.min(...fields), to: Math.max(...fields) };
  const labels = texts.filter(({ said }) => said === '1 steer' || said === 'Lifted');
  return { texts, tires, labels, width: innerWidth(sheet) };
};

test('the left side is on the left in every language, names stand where lines begin', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const { texts, tires, labels, width } = measureLabels(dual, direction);
    const places = ['1LO', '1LI', '1RI', '1RO'].map(
      (position) => texts.find(({ said }) => said === position)?.x ?? 0,
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(labels).toHaveLength(2);
    for (const { x, end } of labels) {
      if (direction === 'ltr') expect([x, end < tires.from]).toEqual([0, true]);
      else {
        expect(x).toBeGreaterThan(tires.to);
        expect(end).toBeGreaterThan(width - 15);
        expect(end).toBeLessThanOrEqual(width + 2);
      }
    }
    for (const { x, end } of texts) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(width + 2);
    }
  }
});

test('a long name of an axle is shortened before it reaches the tires', () => {
  const map = mapOf([wheel('1L', 'good')], []);
  const axles = map.axles.map((each) => ({ ...each, label: 'The axle that nobody names' }));
  const { texts, tires } = measureLabels({ axles }, 'ltr');
  const label = texts.find(({ said }) => said.endsWith('…'));
  expect(label?.end).toBeLessThan(tires.from);
});

test('a unit with two tires at each side of its axles fits the paper upright', () => {
  expect(mapSize(dual).width).toBeLessThan(innerWidth(paperOf('en-US')) - 94);
});
