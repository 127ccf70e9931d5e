import { smallJpeg } from '../../pictures/testing/small-jpeg.ts';
import type { ExportDocument, Section } from '../document.ts';
import { maxListedSections } from '../pdf/layout/parts.ts';
import { allTags, type ReadTag, readTags, spoken } from '../testing/read-tags.ts';
import {
  callsSection,
  documentOf,
  emptySection,
  english,
  longSection,
  pdfOf,
  readPages,
} from './testing.ts';

const picture = {
  kind: 'picture',
  picture: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', summary: 'Calls by month (12)' },
} as const;
const withPicture: Section = { ...callsSection, blocks: [picture, ...callsSection.blocks] };

const tagsOf = async (document: ExportDocument) => readTags(await pdfOf(document));
const spokenTexts = (tag: ReadTag, type: string) => allTags(tag, type).map(spoken);

test('a PDF says that it is tagged, its title, its language, and that it keeps to PDF/UA', async () => {
  const document = {
    ...documentOf([emptySection], { ...english, locale: 'fr-CA' }),
    title: 'A & B',
  };
  const { catalog, metadata, root } = await tagsOf(document);
  expect(catalog).toContain('/Lang (fr-CA)');
  expect(catalog).toContain('/MarkInfo');
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(metadata).toContain('>A &amp; B<');
  expect(spokenTexts(root, 'H1')).toEqual(['A & B']);
});

test('everything on paper is marked, and what is not read out is decoration', async () => {
  const file = await pdfOf(documentOf([withPicture, longSection(120), emptySection]));
  const { root, unmarked } = readTags(file);
  expect(unmarked).toEqual([]);
  const words = new Set(spoken(root).split(' '));
  const pages = await readPages(file);
  const running = /Fleet Dashboard Report|Page \d of \d/g;
  for (const { text } of pages)
    for (const word of text.replaceAll(running, ' ').trim().split(/\s+/))
      expect(words).toContain(word);
});

test('headings are a tree, and a comment is read below its title, before the graph', async () => {
  const { root } = await tagsOf(documentOf([longSection(3), withPicture, emptySection]));
  const headings = [root, ...allTags(root, 'Sect')].map(({ children }) =>
    children.filter(({ type }) => /^H\d$/.test(type)).map((tag) => `${tag.type} ${spoken(tag)}`),
  );
  expect(headings).toEqual([
    ['H1 Fleet Dashboard Report'],
    ['H2 Calls by Location'],
    ['H2 Service', 'H3 Calls by Type'],
    ['H2 Casings', 'H3 Casings by Age'],
  ]);
  const [, calls] = allTags(root, 'Sect');
  expect(calls?.children.map(({ type }) => type)).toEqual([
    'H2',
    'H3',
    'P',
    'BlockQuote',
    'Figure',
    'Table',
    'P',
  ]);
});

test('a comment stands below the title of its report', async () => {
  const pages = await readPages(await pdfOf(documentOf([withPicture])));
  const text = pages.map((page) => page.text).join('\n');
  const places = ['Calls by Type', 'Emergencies fell', 'Calls by month', 'Call Type', 'Canceled'];
  const found = places.map((each) => text.indexOf(each));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((one, other) => one - other));
});

test('a graph is a picture with what it shows, which is read once', async () => {
  const { root } = await tagsOf(documentOf([withPicture]));
  const [figure, ...others] = allTags(root, 'Figure');
  expect(others).toEqual([]);
  expect(figure).toMatchObject({ alt: 'Calls by month (12)', holds: ['picture'] });
  expect(spoken(root).split('Calls by month')).toHaveLength(2);
});

test('a table has headings of columns and rows, once though its pages repeat them', async () => {
  const { root } = await tagsOf(documentOf([longSection(120)]));
  const rows = allTags(root, 'TR');
  const cells = rows.map(({ children }) =>
    children.map(({ type, scope = '', text }) => [type, scope, text].filter(Boolean).join(' ')),
  );
  expect(cells).toHaveLength(121);
  expect(cells[0]).toEqual(['TH Column Location', 'TH Column Calls']);
  expect(cells[120]).toEqual(['TH Row Location 120', 'TD 120']);
});

test('contents lead to the pages, a link for each line', async () => {
  const { root } = await tagsOf(documentOf([withPicture, emptySection]));
  const links = allTags(root, 'Link');
  expect(links.map(({ text, holds }) => [text, holds])).toEqual([
    ['Calls by Type', ['link']],
    ['2', ['link']],
    ['Casings by Age', ['link']],
    ['3', ['link']],
  ]);
  expect(spokenTexts(root, 'TOCI')).toEqual([
    'Service',
    'Calls by Type 2',
    'Casings',
    'Casings by Age 3',
  ]);
});

test('what is read from right to left is told as it is written, in its order', async () => {
  const wording = { ...english, locale: 'he-IL', direction: 'rtl' as const };
  const title = 'קריאות לפי סוג';
  const { root } = await tagsOf(documentOf([{ ...callsSection, title }], wording));
  expect(spokenTexts(root, 'H3')).toEqual([title]);
  const [headings, emergency] = allTags(root, 'TR');
  expect(headings?.children.map(spoken).slice(0, 3)).toEqual(['Call Type', 'Calls', 'Cost']);
  expect(emergency?.children.map(spoken).slice(0, 3)).toEqual(['Emergency', '1,204', '$58,310.50']);
  expect(spokenTexts(root, 'LI')[0]).toBe('Account Delta Freight Lines (1002345)');
});

const wheel = (position: string, text: string) => ({
  position,
  tone: 'good' as const,
  values: [{ text, tone: 'good' as const }],
  note: '',
});

test('maps of axles and photos are told in words', async () => {
  const section: Section = {
    ...longSection(1),
    blocks: [
      {
        kind: 'axle map',
        map: {
          axles: [
            {
              label: 'Steer',
              note: '',
              left: { wheels: [wheel('1L', '95 psi')], mismatch: null },
              right: { wheels: [wheel('1R', '88 psi')], mismatch: null },
              mismatch: { text: '7 psi', tone: 'warning' },
            },
          ],
        },
      },
      {
        kind: 'photos',
        photos: {
          missing: 'Lost',
          photos: ['Cut', 'Gone'].map((caption) => ({
            caption,
            width: 8,
            height: 6,
            marks: [],
            read: async () => (caption === 'Cut' ? smallJpeg : null),
          })),
        },
      },
    ],
  };
  const { root, unmarked } = await tagsOf(documentOf([section]));
  expect(spokenTexts(root, 'Figure')).toEqual([
    'Steer, 1L 95 psi, 1R 88 psi, 7 psi',
    'Cut',
    'Gone',
  ]);
  expect(unmarked).toEqual([]);
});

test('a long document that is set in parts is tagged whole', async () => {
  const count = maxListedSections + 25;
  const sections = Array.from({ length: count }, (_, at) => ({
    ...longSection(2),
    title: `Unit ${at + 1}`,
  }));
  const { root, unmarked } = await tagsOf(documentOf(sections));
  expect(unmarked).toEqual([]);
  expect(spokenTexts(root, 'H2')).toEqual(sections.map(({ title }) => title));
  expect(allTags(root, 'TR')).toHaveLength(3 * count);
  expect(allTags(root, 'TD').map(({ text }) => text)).toEqual(Array(count).fill(['1', '2']).flat());
});
