import type { Section } from '../document.ts';
import { allTags, letterSizes, readTags, spoken } from '../testing/read-tags.ts';
import { callsSection, documentOf, longSection, pdfOf, picture, readPages } from './testing.ts';

test('a table that is too wide stands in several, each with the names of its rows', async () => {
  const names = ['Nail Holes', 'Section', 'Spot', 'Bead', 'Tires', 'Nail Holes Avg', 'Section Avg'];
  const columns = names.flatMap((name) =>
    ['', ' (Previous)', " (Nat'l Avg)"].map((compared) => ({
      heading: name + compared,
      format: 'ratio' as const,
      isJoined: compared !== '',
    })),
  );
  const rows = ['Retread', 'Used', 'Rejected'].map((name, row) => ({
    cells: [name, ...columns.map((_, at) => 1000 * row + at)],
    level: 0 as const,
  }));
  const table = { columns: [{ heading: 'Status', format: 'text' as const }, ...columns], rows };
  const wide: Section = { ...longSection(0), title: 'Repairs', blocks: [{ kind: 'table', table }] };
  const file = await pdfOf(documentOf([wide]));
  const [page, ...others] = await readPages(file);
  expect(others).toEqual([]);
  expect(page).toMatchObject({ width: 792, height: 612 });
  const tables = allTags(readTags(file).root, 'Table').map(({ children }) =>
    children.map((row) => row.children.map(spoken)),
  );
  expect(tables.length).toBeGreaterThan(1);
  for (const [headings = [], ...lines] of tables) {
    // A figure is beside its comparison.
    expect(headings[0]).toBe('Status');
    expect(headings[1]).not.toMatch(/\(/);
    expect(headings.at(-1)).toMatch(/Nat'l Avg/);
    expect(lines.map(([name]) => name)).toEqual(['Retread', 'Used', 'Rejected']);
  }
  const headings = tables.flatMap(([first = []]) => first.slice(1));
  expect(headings).toEqual(columns.map(({ heading }) => heading));
  expect(Math.min(...letterSizes(file))).toBeGreaterThanOrEqual(7);
});

test('the rows of a list stay whole, however many columns they have', async () => {
  const columns = Array.from({ length: 22 }, (_, at) => ({
    heading: `Column ${at}`,
    format: 'text' as const,
  }));
  const rows = [{ cells: columns.map(({ heading }) => `A cell of ${heading}`), level: 0 as const }];
  const list: Section = {
    ...longSection(0),
    blocks: [{ kind: 'table', table: { columns, rows } }],
  };
  const file = await pdfOf(documentOf([list]));
  expect(allTags(readTags(file).root, 'Table')).toHaveLength(1);
});

test.each([0, 6, 12, 16, 20, 24, 28])(
  'neither a total nor a note stands alone on a page, with %i lines above them',
  async (lines) => {
    const [table] = callsSection.blocks;
    if (table?.kind !== 'table') throw new Error('The section has no table');
    const value = Array(lines).fill('A line.').join('\n');
    const section: Section = {
      ...callsSection,
      comment: { label: 'Comment', value },
      blocks: [picture, table],
      notes: ['The last note.'],
    };
    const pages = await readPages(await pdfOf(documentOf([section])));
    const last = pages.find(({ text }) => text.includes('The last note.'))?.text ?? '';
    expect(last).toMatch(/Call Type[\s\S]*Total[\s\S]*The last note/);
  },
);

test('a table of any length has figures on the page of its total and of its note', async () => {
  const lengths = Array.from({ length: 120 }, (_, at) => at + 1);
  const columns = [
    { heading: 'Name', format: 'text' },
    { heading: 'Calls', format: 'integer' },
  ] as const;
  const tables = lengths.map((length): Section => {
    const figures = Array.from({ length }, (_, at) => ({
      cells: [`${length}-${at + 1}.`, 1000 + at],
      level: 0 as const,
    }));
    const total = { cells: [`${length}-total`, length], level: 0, isTotal: true } as const;
    return {
      ...longSection(0),
      blocks: [{ kind: 'table', table: { columns, rows: [...figures, total] } }],
      notes: [`${length}-note`],
    };
  });
  const pages = await readPages(await pdfOf(documentOf(tables)));
  const all = pages.map(({ text }) => text).join('\n');
  for (const length of lengths) {
    const end = [`${length}-${length}.`, `${length}-total`, `${length}-note`];
    const last = pages.find(({ text }) => text.split(/\s+/).includes(`${length}-note`));
    expect(last?.text.split(/\s+/)).toEqual(expect.arrayContaining(['Name', 'Calls', ...end]));
    expect(all.match(new RegExp(`^${length}-\\d+\\.`, 'gm'))).toHaveLength(length);
  }
});
