import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exportFormats } from '@portal/contract/wire';
import { fromZip } from '../testing/from-zip.ts';
import { writeDocument } from '../write-document.ts';
import {
  callsSection,
  documentOf,
  emptySection,
  longSection,
  makeToBuffer,
  picturesOf,
  pngOf,
  tallSection,
} from './testing.ts';
import { writePictures } from './write-pictures.ts';

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('each section is a picture of its own, named by its place and title', async () => {
  const slashed = { ...emptySection, title: 'Casings by Age: 01/2026' };
  const sections = [callsSection, longSection(60), slashed, longSection(60)];
  const files = fromZip(await picturesOf(documentOf(sections)));
  expect([...files.keys()]).toEqual([
    '01 Calls by Type.png',
    '02 Calls by Location.png',
    '03 Casings by Age 01-2026.png',
    '04 Calls by Location.png',
  ]);
  const sizes = [...files.values()].map(sizeOf);
  expect(sizes.map(({ width }) => width)).toEqual([1800, 1800, 1800, 1800]);
  const [calls = 0, long = 0, empty = 0, again] = sizes.map(({ height }) => height);
  expect(long).toBeGreaterThan(calls + 1000);
  expect(empty).toBeLessThan(calls);
  expect(again).toBe(long);
});

test('a picture of several sections has the look of one of each alone', async () => {
  const { chapter: _, ...section } = callsSection;
  const files = fromZip(await picturesOf(documentOf([longSection(3), section])));
  const alone = await pngOf(documentOf([section]));
  expect(sizeOf(files.get('02 Calls by Type.png') ?? alone)).toEqual(sizeOf(alone));
});

test('what is too tall for one picture of all is written as several', async () => {
  const sections = Array.from({ length: 3 }, () => tallSection(1100));
  await expect(pngOf(documentOf(sections))).rejects.toMatchObject({ reason: 'tooTall' });
  const files = fromZip(await picturesOf(documentOf(sections)));
  expect([...files.values()].map((png) => png.subarray(1, 4).toString())).toEqual(
    Array(3).fill('PNG'),
  );
});

test('a section that no picture holds is refused before the first byte', async () => {
  const making = makeToBuffer(writePictures, documentOf([longSection(3), tallSection(3200)]));
  await expect(making).rejects.toMatchObject({ reason: 'tooTall' });
});

test.each([
  [1, '\x89PNG'],
  [2, 'PK'],
])('a document of %i parts begins with %s', async (parts, start) => {
  const out = new PassThrough();
  const { signal } = new AbortController();
  const document = documentOf(Array.from({ length: parts }, () => emptySection));
  const options = { format: exportFormats.png, parts, out, signal, path: '' };
  const [file] = await Promise.all([buffer(out), writeDocument(document, options)]);
  expect(file.subarray(0, start.length).toString('latin1')).toBe(start);
});
