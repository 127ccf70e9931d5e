import { PassThrough, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { ExportDocument, Section } from '../document.ts';
import { ExportRefused } from '../export-refused.ts';
import {
  callsSection,
  documentOf,
  emptySection,
  english,
  longSection,
  makeToBuffer,
  pdfOf,
  picture,
  readPages,
} from './testing.ts';
import { writePdf } from './write-pdf.ts';

const pagesOf = async (document: ExportDocument) => readPages(await pdfOf(document));

const namesTable = (names: string): Section['blocks'] => [
  {
    kind: 'table',
    table: {
      columns: [{ heading: 'Name', format: 'text' }],
      rows: names.split(' ').map((name) => ({ cells: [name], level: 0 })),
    },
  },
];

test('a report has its facts, its rows as the screens write them, its comment and notes', async () => {
  const [page, ...others] = await readPages(
    await makeToBuffer(writePdf, documentOf([callsSection])),
  );
  expect(others).toEqual([]);
  for (const text of [
    'Fleet Dashboard Report',
    'Delta Freight Lines (1002345)',
    'Customers: All',
    'Emergency 1,204 $58,310.50 41.25% 01:30 1.50',
    'Nashville, TN 400 $18,310.50 13.75% 01:40 –',
    'Scheduled 1,715 -$2,450.00 58.75% 02:00 2.00',
    'Total 2,919 $55,860.50 100.00% 01:42 1.83',
    'Emergencies fell after the yard checks began.',
    'Canceled calls are not counted.',
    'Page 1 of 1',
  ])
    expect(page?.text.replaceAll(/\s+/g, ' ')).toContain(text);
});

test('a long table is whole, and its header stands on each of its pages', async () => {
  const pages = await pagesOf(documentOf([longSection(120)]));
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, { text }] of pages.entries()) {
    expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(text.match(/Location\s+Calls/g)).toHaveLength(1);
  }
  const rows = pages.flatMap(({ text }) => text.match(/Location \d+/g) ?? []);
  expect(rows).toEqual(Array.from({ length: 120 }, (_, at) => `Location ${at + 1}`));
});

test('several reports follow a cover that says on which page each begins', async () => {
  const withPicture: Section = { ...callsSection, blocks: [picture, ...callsSection.blocks] };
  const [cover, ...pages] = await pagesOf(documentOf([withPicture, longSection(3), emptySection]));
  expect(cover?.text).not.toContain('$58,310.50');
  const text = pages.map((page) => page.text).join('\n');
  const places = ['Service', 'Calls by Type', 'Calls by Location', 'Casings', 'Casings by Age'];
  const found = places.map((each) => text.indexOf(each));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(found).not.toContain(-1);
  expect(text).toContain('No records match the filters.');
  for (const title of ['Calls by Type', 'Calls by Location', 'Casings by Age']) {
    const page = Number(new RegExp(`${title}\\s+(\\d+)`).exec(cover?.text ?? '')?.[1]);
    expect(pages[page - 2]?.text).toContain(title);
  }
  expect(pages.map(({ pictures }) => pictures)[0]).toBe(1);
  expect(pages[0]?.text).toContain('Fleet Dashboard Report');
});

test('a report that begins with a picture follows where there is room, never without it', async () => {
  const withPicture = (title: string): Section => {
    const section = longSection(30);
    return { ...section, title, blocks: [picture, ...section.blocks] };
  };
  const titles = ['First', 'Second', 'Third', 'Fourth'];
  const [, ...pages] = await pagesOf(documentOf(titles.map(withPicture)));
  // Each section takes a little more than a page.
  expect(pages.length).toBeLessThan(2 * titles.length - 1);
  for (const { text, pictures } of pages)
    expect(titles.filter((title) => text.includes(title))).toHaveLength(pictures);
});

test('a report that fits a page is not broken', async () => {
  const short: Section = {
    ...longSection(6),
    title: 'Short',
    blocks: [picture, ...longSection(6).blocks],
  };
  const pages = await pagesOf(documentOf([longSection(25), short]));
  const texts = pages.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const found = texts.map((text) => ['Short', 'Location 6'].map((each) => text.includes(each)));
  expect(found.slice(1)).toEqual([
    [false, true],
    [true, true],
  ]);
});

const long = (word: string) => Array.from({ length: 900 }, (_, at) => `${word}${at + 1}`).join(' ');

test.each<[string, Partial<Section>]>([
  ['filters', { facts: [{ label: 'Product lines', value: long('word') }] }],
  ['comment', { comment: { label: 'Comment', value: long('word') } }],
  ['comment of many lines', { comment: { label: '', value: long('word').replaceAll(' ', '\n') } }],
  ['note', { notes: [long('word')] }],
  ['names', { blocks: [picture, ...namesTable(long('word'))] }],
])('nothing of a report is lost with a long %s', async (_, own) => {
  const section = { ...longSection(4), blocks: [picture, ...longSection(4).blocks], ...own };
  const text = (await pagesOf(documentOf([longSection(3), section]))).map((page) => page.text);
  const words = text.join(' ').match(/word\d+/g) ?? [];
  expect(new Set(words).size).toBe(900);
});

test('facts stand beside each other, and none is broken over two lines', async () => {
  const facts = Array.from({ length: 12 }, (_, at) => ({
    label: `Filter number ${at + 1}`,
    value: 'Two words'.repeat(1 + (at % 3)),
  }));
  const [page] = await pagesOf(documentOf([{ ...callsSection, facts }]));
  const lines = page?.text.split('\n') ?? [];
  for (const { label, value } of facts)
    expect(lines.filter((line) => line.includes(`${label}: ${value}`))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('Filter number')).length).toBeLessThan(facts.length);
});

test('a picture that is refused is told in words', async () => {
  const document = documentOf([{ ...callsSection, blocks: [picture] }]);
  const file = await pdfOf(document, async () => null);
  const [page] = await readPages(file);
  expect(page).toMatchObject({ pictures: 0 });
  expect(page?.text).toContain('Calls by month');
});

test('the paper is that of the land, on its side where a table is wide', async () => {
  const locale = (name: string) => documentOf([emptySection], { ...english, locale: name });
  const [letter, a4] = [await pagesOf(locale('fr-CA')), await pagesOf(locale('de-DE'))];
  expect(letter[0]).toMatchObject({ width: 612, height: 792 });
  expect(a4[0]?.width).toBeCloseTo(595.28);
  expect(a4[0]?.height).toBeCloseTo(841.89);

  const columns = Array.from({ length: 16 }, (_, at) => ({
    heading: `Emergency calls ${at}`,
    format: 'currency' as const,
  }));
  const rows = [{ cells: columns.map((_, at) => at * 123_456.78), level: 0 as const }];
  const wide: Section = {
    ...longSection(0),
    title: 'Wide',
    blocks: [{ kind: 'table', table: { columns, rows } }],
  };
  const pages = await pagesOf(documentOf([longSection(3), wide, longSection(3)]));
  expect(pages.map(({ width, height }) => width > height)).toEqual([false, false, true, false]);
  const [alone] = await pagesOf(documentOf([wide]));
  expect(alone).toMatchObject({ width: 792, height: 612 });
  // Every figure is on one line, at any width.
  for (const figure of ['$123,456.78', '$1,851,851.70']) expect(pages[2]?.text).toContain(figure);
});

test.each([
  ['el-GR', 'Κλήσεις ανά τύπο'],
  ['ru-RU', 'Вызовы по типам'],
  ['zh-CN', '按类型统计的呼叫'],
  ['ja-JP', '種類別のコール'],
  ['ko-KR', '유형별 호출'],
])('a text in %s can be read back, in the body and above the pages', async (locale, title) => {
  const wording = { ...english, locale, pageOf: (page: number) => `${title} ${page}` };
  const document = { ...documentOf([{ ...longSection(60), title }], wording), title };
  const pages = await pagesOf(document);
  expect(pages[0]?.text.split(title).length).toBe(3);
  expect(pages[1]?.text.replaceAll(/\s+/g, ' ')).toContain(`${title} 2`);
});

test('a document from right to left is mirrored, its figures are not', async () => {
  const wording = { ...english, locale: 'he-IL', direction: 'rtl' as const };
  const [page] = await pagesOf(documentOf([{ ...callsSection, title: 'קריאות לפי סוג' }], wording));
  expect(page?.text).toContain('קריאות');
  const cells = page?.text.replaceAll(/\s+/g, ' ');
  expect(cells).toContain('1.50 01:30 41.25% $58,310.50 1,204 Emergency');
});

test('the file says its title and its language', async () => {
  const file = await makeToBuffer(
    writePdf,
    documentOf([emptySection], { ...english, locale: 'pt-BR' }),
  );
  expect(file.includes('(Fleet Dashboard Report)')).toBe(true);
  expect(file.includes('/Lang (pt-BR)')).toBe(true);
});

test('more rows than can be laid out are refused', async () => {
  const out = new PassThrough();
  const signal = new AbortController().signal;
  const making = writePdf(documentOf([longSection(10_001)]), { out, signal });
  await expect(making).rejects.toEqual(new ExportRefused('tooLong'));
  expect(out.destroyed).toBe(true);
  await noMakerLeft();
});

test('a signal ends the work at once, while sections are read and while the file is written', async () => {
  for (const sections of [unending(), [longSection(3000)], stuckOne]) {
    const controller = new AbortController();
    const blocked = new Writable({ highWaterMark: 1, write: () => controller.abort('enough') });
    const onSection = (done: number) => {
      if (done > 2) controller.abort('enough');
    };
    const { signal } = controller;
    if (sections === stuckOne) setImmediate(() => controller.abort('enough'));
    const making = writePdf(documentOf(sections), { out: blocked, signal, onSection });
    await expect(making).rejects.toBe('enough');
    expect(blocked.destroyed).toBe(true);
    await noMakerLeft();
  }
});

test('what fails while it is read fails the file', async () => {
  const out = new PassThrough();
  const signal = new AbortController().signal;
  const sections = (async function* () {
    yield emptySection;
    throw new Error('The database is gone');
  })();
  const making = writePdf(documentOf(sections), { out, signal });
  await expect(making).rejects.toThrow('The database is gone');
  expect(out.destroyed).toBe(true);
  await noMakerLeft();
});

test('nothing is begun for a signal that came before', async () => {
  const signal = AbortSignal.abort('late');
  await expect(
    writePdf(documentOf([emptySection]), { out: new PassThrough(), signal }),
  ).rejects.toBe('late');
  await noMakerLeft();
});

async function* unending() {
  for (;;) yield emptySection;
}

const stuckOne = (async function* (): AsyncGenerator<Section> {
  yield emptySection;
  await new Promise(() => {});
})();

/** Waits until no child process of this one is left. */
async function noMakerLeft() {
  while (process.getActiveResourcesInfo().includes('ProcessWrap')) await setTimeout(5);
}
