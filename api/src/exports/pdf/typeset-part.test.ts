import { createRequire } from 'node:module';
import { smallJpeg } from '../../pictures/testing/small-jpeg.ts';
import type { Section } from '../document.ts';
import { documentOf, pdfOf, readPages } from '../making/testing.ts';
import { maxListedSections } from './layout/parts.ts';

// Parts are laid out by pdfmake modules that are not part of its public API.

const require = createRequire(import.meta.url);

test.each([
  [
    'LayoutBuilder',
    ['layoutDocument', 'processNode', 'processRow', 'buildNextLine', 'processImage'],
  ],
  [
    'PageElementWriter',
    ['beginUnbreakableBlock', 'commitUnbreakableBlock', 'pushToRepeatables', 'popFromRepeatables'],
  ],
  ['Renderer', ['renderPages', 'renderLine', 'renderImage', 'renderVector']],
  [
    'PDFDocument',
    [
      'markContent',
      'markStructureContent',
      'endMarkedContent',
      'struct',
      '_addInfo',
      'provideFont',
      'openImage',
    ],
  ],
])('pdfmake has the step %s, with what is made of it', (step, methods) => {
  const { default: Step } = require(`pdfmake/js/${step}.js`);
  for (const method of methods)
    expect([method, typeof Step.prototype[method]]).toEqual([method, 'function']);
});

/** A unit with its map, tires and a photo. */
const unit = (number: number, columns = 2): Section => ({
  title: `Unit ${number}.`,
  facts: [],
  blocks: [
    {
      kind: 'axle map',
      map: {
        axles: [
          {
            label: `Axle of ${number}.`,
            note: '',
            left: { wheels: [], mismatch: null },
            right: { wheels: [], mismatch: null },
            mismatch: null,
          },
        ],
      },
    },
    {
      kind: 'table',
      table: {
        columns: Array.from({ length: columns }, (_, at) => ({
          heading: `Heading ${at}`,
          format: at === 0 ? 'text' : 'currency',
        })),
        rows: Array.from({ length: 4 }, (_, row) => ({
          cells: Array.from({ length: columns }, (__, at) =>
            at === 0 ? `Tire ${number}-${row}.` : 1_234_567.89,
          ),
          level: 0,
        })),
      },
    },
    {
      kind: 'photos',
      photos: {
        missing: '',
        photos: [
          {
            caption: `Photo of ${number}.`,
            width: 8,
            height: 6,
            marks: [],
            read: async () => smallJpeg,
          },
        ],
      },
    },
  ],
  notes: [],
});

test('a long document holds all that a shorter one would, each thing once and in its order', async () => {
  const count = maxListedSections + 25;
  const units = Array.from({ length: count }, (_, at) => unit(at + 1));
  const [cover, ...pages] = await readPages(await pdfOf(documentOf(units)));
  expect(cover?.text).toContain('Delta Freight Lines (1002345)');
  const text = pages.map((page) => page.text).join('\n');
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  for (const what of [/Unit (\d+)\./g, /Axle of (\d+)\./g, /Photo of (\d+)\./g])
    expect([...text.matchAll(what)].map(([, number]) => Number(number))).toEqual(numbers);
  expect(text.match(/Tire \d+-\d\./g)).toHaveLength(4 * count);
  expect(pages.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(count);
  for (const [at, page] of pages.entries()) {
    expect(page.text).toContain(`Page ${at + 2} of ${pages.length + 1}`);
    expect(page.text).toContain('Fleet Dashboard Report');
  }
});

test('a wide section of a long document is on paper on its side, the next one upright', async () => {
  const units = Array.from({ length: maxListedSections + 5 }, (_, at) => unit(at + 1));
  const wide = [40, 45].map((at) => unit(at, 14));
  for (const [at, section] of [40, 45].entries()) units[section - 1] = wide[at] ?? unit(0);
  const pages = await readPages(await pdfOf(documentOf(units)));
  const isOnSide = (number: number) => {
    const page = pages.find(({ text }) => text.includes(`Unit ${number}.`));
    return page && page.width > page.height;
  };
  expect([39, 40, 41, 42, 44, 45, 46].map(isOnSide)).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
    false,
  ]);
});
