import { smallJpeg } from '../../../pictures/testing/small-jpeg.ts';
import type { Photo, Section } from '../../document.ts';
import { documentOf, english, pdfOf, readPages } from '../../making/testing.ts';
import { openFonts } from '../fonts/fonts.ts';
import { innerWidth, landscape, paperOf, strip } from '../sheet.ts';
import { createPen } from '../text/pen.ts';
import { photoMarks } from './photo-marks.ts';
import { photosHeight, shapePhotos } from './photos-shape.ts';

const photo = (caption: string, more: Partial<Photo> = {}): Photo => ({
  caption,
  width: 40,
  height: 30,
  marks: [],
  read: async () => smallJpeg,
  ...more,
});

const sectionOf = (...photos: Photo[]): Section => ({
  title: 'Unit 5312',
  facts: [],
  blocks: [{ kind: 'photos', photos: { photos, missing: 'It could not be found.' } }],
  notes: [],
});

const upright = paperOf('en-US');

test.each([
  ['paper', upright],
  ['paper on its side', landscape(upright)],
  ['a strip', strip],
])('photos fill the width of %s', (_, sheet) => {
  const { across, gap, width } = shapePhotos(sheet);
  expect(across * width + (across - 1) * gap).toBeCloseTo(innerWidth(sheet));
  expect(width).toBeGreaterThanOrEqual(110);
  const heightOf = (count: number) => photosHeight({ photos: Array(count).fill({}) }, sheet);
  expect(heightOf(across)).toBe(heightOf(1));
  expect(heightOf(across + 1)).toBe(2 * heightOf(1));
});

test('photos stand with their captions, as many as fit beside each other', async () => {
  const { across } = shapePhotos(upright);
  const captions = Array.from({ length: across + 1 }, (_, at) => `Tire ${at + 1}L`);
  const [page] = await readPages(
    await pdfOf(documentOf([sectionOf(...captions.map((caption) => photo(caption)))])),
  );
  expect(page?.pictures).toBe(captions.length);
  const lines = page?.text.split('\n') ?? [];
  for (const caption of captions) expect(lines.join(' ')).toContain(caption);
});

test.each<[string, () => Promise<Uint8Array | null>]>([
  ['lost', async () => null],
  ['cut off', async () => smallJpeg.subarray(0, smallJpeg.length - 20)],
  ['no photo', async () => Buffer.from('not found')],
])('the place of a photo that is %s says so, and the others are there', async (_, read) => {
  const file = await pdfOf(
    documentOf([sectionOf(photo('1L'), photo('2L', { read }), photo('3L'))]),
  );
  const [page] = await readPages(file);
  expect(page?.pictures).toBe(2);
  for (const text of ['1L', '2L', '3L', 'It could not be found.'])
    expect(page?.text).toContain(text);
});

test('from right to left the first photo stands on the right', async () => {
  const wording = { ...english, direction: 'rtl' as const };
  const file = await pdfOf(documentOf([sectionOf(photo('1L'), photo('2L'))], wording));
  const [page] = await readPages(file);
  expect(page?.pictures).toBe(2);
  expect(page?.text.indexOf('2L')).toBeLessThan(page?.text.indexOf('1L') ?? 0);
});

test('many photos go on over pages, and none is lost', async () => {
  const photos = Array.from({ length: 50 }, (_, at) => photo(`Photo ${at + 1}.`));
  const pages = await readPages(await pdfOf(documentOf([sectionOf(...photos)])));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(50);
  const captions = pages.flatMap(({ text }) => text.match(/Photo \d+\./g) ?? []);
  expect(new Set(captions).size).toBe(50);
});

const size = { width: 150, height: 100 };
const pen = createPen(english, openFonts());

test('marks stay on their photo, wherever they were set', () => {
  const { shapes, words } = photoMarks(
    [
      { kind: 'circle', x: 1, y: 0, radius: 0.3 },
      { kind: 'arrow', x: 0, y: 1, to_x: 1, to_y: 1 },
      { kind: 'words', x: 0.9, y: 1, text: 'A cut that goes through to the cord' },
    ],
    size,
    pen,
  );
  const points = shapes.flatMap((shape) => (shape.type === 'polyline' ? shape.points : []));
  expect(points.length).toBeGreaterThan(20);
  for (const { x, y } of points) {
    expect([x >= 0, x <= size.width]).toEqual([true, true]);
    expect([y >= 0, y <= size.height]).toEqual([true, true]);
  }
  for (const shape of shapes)
    if (shape.type === 'rect') {
      expect(shape.x + shape.w).toBeLessThanOrEqual(size.width);
      expect(shape.y + shape.h).toBeLessThanOrEqual(size.height);
    }
  expect(words).toHaveLength(1);
  expect(JSON.stringify(words)).toContain('…');
});

test('a mark is light on dark, so that it is seen on any photo', () => {
  const { shapes } = photoMarks([{ kind: 'circle', x: 0.5, y: 0.5, radius: 0.1 }], size, pen);
  const [dark, light] = shapes.flatMap((shape) => (shape.type === 'polyline' ? [shape] : []));
  expect(dark?.lineWidth).toBeGreaterThan(light?.lineWidth ?? Number.POSITIVE_INFINITY);
  expect(dark?.lineColor).not.toBe(light?.lineColor);
});
