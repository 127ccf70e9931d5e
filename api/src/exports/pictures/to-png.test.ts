import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { chartSvg } from './testing/chart-svg.ts';
import { colorsOf } from './testing/pixels.ts';
import { stopDrawing, toPng } from './to-png.ts';

const { signal } = new AbortController();
const draw = (svg: string, width = 100) => toPng({ svg, summary: '' }, { width, signal });

const svgOf = (content: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" ${root}>${content}</svg>`;

afterAll(stopDrawing);

describe('a chart', () => {
  test('is drawn as wide as asked, with its patterns, clip, mixed colour and texts', async () => {
    const picture = await draw(chartSvg, 1200);
    if (!picture) throw new Error('not drawn');
    expect([picture.width, picture.height]).toEqual([1200, 600]);
    const colors = colorsOf(picture.png, 1200, 600);
    // Hatched and dotted bars have both of their colors; the clip path cuts the third at 20.
    const hatched = colors.get('200,30,40') ?? 0;
    const bar = 140 * 183 * 4;
    expect(hatched).toBeGreaterThan(bar * 0.3);
    expect(hatched).toBeLessThan(bar * 0.9);
    const dotted = colors.get('30,60,200') ?? 0;
    expect(dotted).toBeGreaterThan(140 * 140 * 4 * 0.6);
    expect(dotted).toBeLessThan(140 * 140 * 4 * 0.98);
    expect(colors.get('51,153,102')).toBe(120 * 220 * 4);
    expect(colors.get('51,51,51')).toBeGreaterThan(300);
  });

  test.each([
    'January',
    'Φεβρουάριος',
    'Февраль',
    '二月',
    '一覧表',
    '월간',
    'जनवरी',
    'יָנוּאָר',
    'يناير',
    'มกราคม',
  ])('writes %s', async (word) => {
    const text = (content: string) => draw(svgOf(`<text x="5" y="50">${content}</text>`));
    const [written, missing] = [await text(word), await text('\u{10ffff}'.repeat(word.length))];
    const empty = await text('');
    expect(written?.png.equals(empty?.png ?? Buffer.of())).toBe(false);
    expect(written?.png.equals(missing?.png ?? Buffer.of())).toBe(false);
  });
});

test('a picture is of colours alone, with what shines through mixed with white', async () => {
  const half = '<rect width="50" height="100" fill="#f00" fill-opacity="0.5"/>';
  const { png } = (await draw(svgOf(half))) ?? { png: Buffer.of() };
  const [depth, kind] = png.subarray(24);
  expect([depth, kind]).toEqual([8, 2]);
  expect(Object.fromEntries(colorsOf(png, 100, 100))).toEqual({
    '255,127,127': 5000,
    '255,255,255': 5000,
  });
});

describe('what a drawing refers to', () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end();
  });
  let folder: string;
  let address: string;
  let untouched: Buffer | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const red = new Resvg(svgOf('<rect width="100" height="100" fill="#f00"/>')).render();
    await writeFile(join(folder, 'secret.png'), red.asPng());
    await writeFile(join(folder, 'secret.svg'), svgOf('<rect id="a" width="99" height="99"/>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
    untouched = (await draw(svgOf('<rect width="50" height="50" fill="#00f"/>')))?.png;
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
    await new Promise((resolve) => server.close(resolve));
  });

  beforeEach(() => {
    seen.length = 0;
  });

  test('would be read by what draws, were it not left out', () => {
    const image = `<image href="${folder}/secret.png" width="100" height="100"/>`;
    const { pixels } = new Resvg(svgOf(image)).render();
    expect([...pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  const size = 'width="100" height="100"';
  const addresses = [
    'FOLDER/secret.png',
    'file://FOLDER/secret.png',
    'SERVER/a.png',
    '/etc/passwd',
  ];
  const ways: [string, (target: string) => string][] = [
    ['a picture', (target) => `<image href="${target}" ${size}/>`],
    ['a picture by XLink', (target) => `<image xlink:href="${target}" ${size}/>`],
    ['a use', (target) => `<use href="${target}#a" xlink:href="${target}#a"/>`],
    ['a filter', (target) => `<filter id="f"><feImage href="${target}"/></filter>`],
    ['a style sheet', (target) => `<style>@import url("${target}");</style>`],
    ['a font', (target) => `<style>@font-face { font-family: x; src: url(${target}) }</style>`],
    ['a fill', (target) => `<g fill="url(${target}#a)" style="fill: url('${target}#a')"></g>`],
    ['a foreign object', (target) => `<foreignObject><img src="${target}"/></foreignObject>`],
    ['a script', (target) => `<script href="${target}">fetch("${target}")</script>`],
    ['a handler', (target) => `<g onload="fetch('${target}')" onclick="fetch('${target}')"/>`],
    ['a link', (target) => `<a href="${target}"><rect ${size} fill="#f00"/></a>`],
    [
      'a pattern',
      (target) => `<pattern id="p" href="${target}"><image href="${target}"/></pattern>`,
    ],
  ];
  const all = ways.flatMap(([way, write]) => addresses.map((to) => [way, to, write] as const));

  test.each(all)('by %s, %s is not touched', async (_, to, write) => {
    const target = to.replace('FOLDER', folder).replace('SERVER', address);
    const picture = await draw(
      svgOf(`${write(target)}<rect width="50" height="50" fill="#00f" filter="url(#f)"/>`),
    );
    expect(untouched && picture?.png.equals(untouched)).toBe(true);
    expect(seen).toEqual([]);
  });

  test.each([
    ['a document type', (to: string) => `<!DOCTYPE svg SYSTEM "${to}">${svgOf('')}`],
    [
      'an entity',
      (to: string) =>
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "${to}">]>${svgOf('<text x="9" y="50">&x;</text>')}`,
    ],
    ['a style sheet', (to: string) => `<?xml-stylesheet href="${to}"?>${svgOf('')}`],
  ])('%s has it refused', async (_, write) => {
    expect(await draw(write(address))).toBeNull();
    expect(await draw(write(`file://${folder}/secret.svg`))).toBeNull();
    expect(seen).toEqual([]);
  });
});

const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
);

test.each([
  [
    'entities that multiply',
    `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs.join('')}]>${svgOf('<text>&l9;</text>')}`,
  ],
  ['60,000 by 60,000', '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>'],
  [
    'a drawing far higher than wide',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="9999"/>',
  ],
  [
    'a drawing far wider than high',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="1"/>',
  ],
  ['sizes that are none', '<svg xmlns="http://www.w3.org/2000/svg" width="NaN" height="NaN"/>'],
  ['100 MB', svgOf(`<path d="${'M0 0L9 9'.repeat(13_000_000)}"/>`)],
  ['deep nesting', svgOf('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
  ['compressed bytes', gzipSync(svgOf('')).toString('latin1')],
  ['compressed bytes in base64', gzipSync(svgOf('')).toString('base64')],
  ['nothing', ''],
])('%s is refused', async (_, svg) => expect(await draw(svg, 90)).toBeNull());

const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');

test.each([
  ['a view that magnifies', svgOf('<rect width="100" height="100"/>', 'viewBox="0 0 0.001 0.001"')],
  ['a long path', svgOf(`<path d="${'M0 0L99 99'.repeat(40_000)}" stroke="red"/>`)],
  ['short dashes', svgOf('<path d="M0 0L999999 99" stroke="red" stroke-dasharray="0.001"/>')],
  [
    'a huge pattern',
    svgOf(
      '<pattern id="p" width="999999" height="999999" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern><rect width="99" height="99" fill="url(#p)"/>',
    ),
  ],
  [
    'a pattern in itself',
    svgOf(
      '<pattern id="p" width="9" height="9"><rect width="9" height="9" fill="url(#p)"/></pattern><rect width="99" height="99" fill="url(#p)"/>',
    ),
  ],
  [
    'a clip path in itself',
    svgOf(
      '<clipPath id="c" clip-path="url(#c)"><rect width="9" height="9"/></clipPath><rect width="99" height="99" clip-path="url(#c)"/>',
    ),
  ],
  [
    'many filters',
    svgOf(
      many(
        500,
        (at) =>
          `<filter id="f${at}"><feGaussianBlur stdDeviation="9999"/></filter><rect width="99" height="99" filter="url(#f${at})"/>`,
      ),
    ),
  ],
  [
    'layers upon layers',
    svgOf(many(2_000, () => '<g opacity="0.5"><rect width="99" height="99"/><rect/></g>')),
  ],
  ['huge letters', svgOf('<text font-size="999999" x="-99999" y="99999">W</text>')],
])('%s is drawn or not, within the limits, and the next is drawn', async (_, svg) => {
  const picture = await draw(svg, 400);
  if (picture) expect([picture.width, picture.height]).toEqual([400, 400]);
  expect(await draw(svgOf(''), 40)).toMatchObject({ width: 40, height: 40 });
});

test('no picture is made larger than the limit, however wide it is asked for', async () => {
  expect(await draw(svgOf(''), 100_000)).toBeNull();
  expect(await draw(svgOf(''), 0)).toBeNull();
});

test('whoever has given up hears that', async () => {
  const given = AbortSignal.abort(new Error('left'));
  await expect(toPng({ svg: chartSvg, summary: '' }, { width: 9, signal: given })).rejects.toThrow(
    'left',
  );
});
