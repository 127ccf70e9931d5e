import { ExportRefused } from '../export-refused.ts';
import { colorsOf } from '../pictures/testing/pixels.ts';
import { pictureScale } from '../png/picture-scale.ts';
import {
  callsSection,
  documentOf,
  emptySection,
  longSection,
  makeToBuffer,
  pngOf,
  tallSection,
} from './testing.ts';
import { writePng } from './write-png.ts';

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const picture = {
  kind: 'picture',
  picture: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', summary: '' },
} as const;

test('a picture holds the whole document on one another, at two pixels a point', async () => {
  const short = sizeOf(await pngOf(documentOf([callsSection])));
  expect(short.width).toBe(1800);
  const png = await pngOf(documentOf([callsSection, longSection(100)]));
  const { width, height } = sizeOf(png);
  expect(width).toBe(1800);
  expect(height).toBeGreaterThan(short.height + 100 * 20);
  const colors = colorsOf(png, width, height);
  expect([...colors.values()].reduce((sum, count) => sum + count)).toBe(width * height);
  // The color of titles.
  expect(colors.get('12,86,108')).toBeGreaterThan(1000);
});

test('the pictures of reports are in it', async () => {
  const section = { ...emptySection, blocks: [picture] };
  const png = await pngOf(documentOf([section]));
  const { width, height } = sizeOf(png);
  // The picture is as wide as the text and half as high.
  const area = 1656 * 828;
  const grey = colorsOf(png, width, height).get('128,128,128') ?? 0;
  expect(grey / area).toBeCloseTo(1, 1);
});

test('a long document is drawn smaller, down to a size that can be read', () => {
  const page = (height: number) => ({ width: 900, height });
  expect(pictureScale([page(500)])).toBe(2);
  expect(pictureScale([page(10_000), page(10_000)])).toBeCloseTo(1.49, 2);
  expect(() => pictureScale([page(20_000), page(15_000)])).toThrow(new ExportRefused('tooTall'));
});

test('a document beyond what a picture holds is refused', async () => {
  const making = makeToBuffer(writePng, documentOf([tallSection(3200)]));
  await expect(making).rejects.toMatchObject({ reason: 'tooTall' });
});
