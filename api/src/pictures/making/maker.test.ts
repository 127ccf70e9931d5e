import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { claimedJpeg, claimedPng, colorAt, phonePhoto, photoOf } from '../testing/photos.ts';
import { createMaker, type MakerOptions } from './maker.ts';

const maker = createMaker();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pictures-'));
});
afterAll(async () => {
  maker.stop();
  await rm(folder, { recursive: true });
});

let count = 0;
async function make(content: Uint8Array | string, by = maker) {
  count += 1;
  const file = join(folder, `${count}.jpg`);
  await writeFile(file, content);
  return by.make(file, new AbortController().signal);
}

test('a photo is kept upright, and says nothing of where it was taken', async () => {
  const sent = await phonePhoto();
  const before = await sharp(sent).metadata();
  expect([before.orientation, before.width, before.height]).toEqual([6, 300, 200]);
  expect(before.exif?.includes('Telephone')).toBe(true);

  const made = await make(sent);
  expect([made.width, made.height]).toEqual([200, 300]);
  for (const path of [made.large, made.small]) {
    const kept = await readFile(path);
    const { format, orientation, exif, xmp, iptc } = await sharp(kept).metadata();
    expect([format, orientation, exif, xmp, iptc]).toEqual(['jpeg', ...Array(4).fill(undefined)]);
    expect(await colorAt(kept, 0.5, 0.1)).toBe('red');
    expect(await colorAt(kept, 0.1, 0.9)).toBe('blue');
    expect(await colorAt(kept, 0.9, 0.9)).toBe('blue');
  }
});

test('two sizes are kept, and a small picture is not made larger', async () => {
  const made = await make(await photoOf('#224466', 4000, 3000));
  expect([made.width, made.height]).toEqual([2560, 1920]);
  expect(await sharp(made.small).metadata()).toMatchObject({ width: 320, height: 240 });
  const small = await make(await photoOf('#224466', 100, 50));
  expect([small.width, small.height]).toEqual([100, 50]);
});

test('the same picture has the same name, another one another', async () => {
  const [red, redAgain, blue] = [
    await make(await photoOf('#f00')),
    await make(await photoOf('#f00')),
    await make(await photoOf('#00f')),
  ];
  expect(red.hash).toBe(redAgain.hash);
  expect(red.hash).not.toBe(blue.hash);
});

test.each(['png', 'webp', 'avif'] as const)('a picture of the kind %s is read', async (kind) => {
  const sent = sharp({ create: { width: 64, height: 32, channels: 4, background: '#ff000000' } });
  expect(await make(await sent.toFormat(kind).toBuffer())).toMatchObject({ width: 64, height: 32 });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

test.each<[string, () => Uint8Array | string | Promise<Uint8Array>, string | null]>([
  ['of no bytes', () => '', 'file_unreadable'],
  [
    'that is cut off',
    async () => (await photoOf('#888', 800, 600)).subarray(0, 1500),
    'file_unreadable',
  ],
  ['of 200 megapixels', () => claimedJpeg(20_000, 10_000), 'file_too_large'],
  ['that is a bomb', () => claimedPng(60_000, 60_000), 'file_too_large'],
  ['that is a page', () => '<!doctype html><title>x</title>', 'file_kind'],
  ['that is a drawing', () => svg, 'file_kind'],
  ['of a telephone of another kind', () => heic, 'file_kind'],
  ['that only begins as one', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'file_unreadable'],
  ['that claims less than it has', () => claimedJpeg(4, 4), null],
])('a file %s', async (_, content, reason) => {
  const made = make(await content());
  if (reason) await expect(made).rejects.toMatchObject({ name: 'PictureNotKept', reason });
  else await expect(made).resolves.toMatchObject({ width: 4 });
});

const programOf = (name: string) =>
  fileURLToPath(new URL(`../testing/${name}.ts`, import.meta.url));

test.each<[string, MakerOptions]>([
  ['ends over', { program: programOf('dying-maker') }],
  ['hangs over', { program: programOf('hanging-maker'), timeLimit: 2000 }],
])('a picture that the process %s is refused, and the next one is made', async (_, options) => {
  const frail = createMaker(options);
  const file = await photoOf('#888');
  await expect(make(file, frail)).rejects.toMatchObject({ reason: 'file_unreadable' });
  await expect(make(file, frail)).rejects.toMatchObject({ reason: 'file_unreadable' });
  frail.stop();
  expect(await make(file)).toMatchObject({ width: 64 });
});

test('who hangs up ends the making', async () => {
  const given = new AbortController();
  const waiting = createMaker({ program: programOf('hanging-maker') });
  const making = waiting.make('none', given.signal);
  given.abort(new Error('gone'));
  await expect(making).rejects.toThrow('gone');
  waiting.stop();
});
