import { type ExportFormat, exportFormats } from '@portal/contract/wire';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Database } from '../../db/database.ts';
import { testDatabase } from '../../db/testing.ts';
import type { Section, TableRow } from '../../exports/document.ts';
import { selectYard, yard } from '../testing/yard-area.ts';
import { addYard, yardTable } from '../testing/yard-records.ts';
import { readThrough, reportSections } from './report-sections.ts';
import type { PartWithView } from './report-with-view.ts';

// The reports of an area that is not the dashboard, as parts of a document.

const user: CurrentUser = {
  id: 1,
  login: 'ada',
  email: 'ada@demo.example',
  name: 'Ada',
  lastName: 'Reed',
  group: 'GYR',
  rights: [],
  isLocked: false,
  unitOfMeasurement: '0',
  currencySymbol: '$',
  agreedToTerms: true,
};
const range = { date_from: '2025-01-01', date_to: '2025-01-31' };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await yardTable.execute(database.kysely);
  await addYard(
    database,
    '0001',
    ['2025-01-08', 'in', 'North', 60, 6],
    ['2025-01-09', 'in', 'South', 30, 0],
    ['2025-01-20', 'out', 'South', 20, 2],
  );
});
afterAll(() => database.close());

interface DocumentOptions {
  readonly days?: typeof range;
  readonly format?: ExportFormat;
}

async function documentOf(
  parts: readonly PartWithView[],
  { days = range, format = exportFormats.excel }: DocumentOptions = {},
) {
  const asking = {
    db: database.kysely,
    user,
    signal: new AbortController().signal,
    pictures: { read: async () => null },
  };
  const selection = await selectYard(asking, { account: '0001', date_type: '4', ...days });
  const content = {
    selection,
    parts: parts.flatMap((part) =>
      yard.definitions
        .filter(({ type }) => type === part.report_type)
        .map((definition) => ({ definition, part })),
    ),
  };
  const sections: Section[] = [];
  const reading = {
    t: (key: string, params?: object) =>
      key.startsWith('shell:period.') ? [key, ...Object.values(params ?? {})].join(' ') : key,
    locale: 'en-US',
    direction: 'ltr' as const,
    user,
  };
  const setting = { range: days, isNarrowed: false, reading, format };
  for await (const section of reportSections(
    yard,
    asking,
    { ...content, isCombined: true },
    setting,
  ))
    sections.push(section);
  return { sections, through: await readThrough(yard, asking, content) };
}

test('a report is a section with its table, in the order that was seen', async () => {
  const { sections, through } = await documentOf([
    { report_type: 'low_by_lane', gates: ['in'], sort_number: 3, sort_direction: 'asc' },
  ]);
  expect(sections).toMatchObject([
    {
      title: 'report.low_by_lane.title',
      chapter: 'tab.yard',
      facts: [{ label: 'filter.gates', value: 'filter.gates.in' }],
    },
  ]);
  const [{ blocks } = { blocks: [] }] = sections;
  expect(blocks).toEqual([
    {
      kind: 'table',
      table: {
        columns: [
          { heading: 'column.lane', format: 'text' },
          { heading: 'column.tires', format: 'integer', isJoined: false },
          { heading: 'column.low_percent', format: 'percent', isJoined: false },
        ],
        rows: [
          { level: 0, cells: ['South', 30, 0] },
          { level: 0, cells: ['North', 60, 10] },
          { level: 0, cells: ['shell:report.total_ranking', 90, 6.67], isTotal: true },
        ],
      },
    },
  ]);
  expect(through).toEqual(new Map([['yard', '2025-01-20']]));
});

// The first record is of January 8, the last of January 20.
const part = (n: number, of: number) => `shell:period.part ${n} ${of}`;
const whole = { date_from: '2025-01-05', date_to: '2025-02-28' };

const rowsIn = ([section]: readonly Section[]) => {
  const [block] = section?.blocks ?? [];
  return block?.kind === 'table' ? [...(block.table.rows as Iterable<TableRow>)] : [];
};
const cellsIn = (sections: readonly Section[]) => rowsIn(sections).map(({ cells }) => cells);

test('on paper, weeks without a record are left out, and periods that are not whole are named', async () => {
  const { sections } = await documentOf([{ report_type: 'low_by_month' }], {
    days: whole,
    format: exportFormats.pdf,
  });
  const january = `shell:period.named Jan 2025 ${part(16, 31)}`;
  const february = 'shell:period.named Feb 2025 shell:period.future';
  expect(cellsIn(sections)).toEqual([
    [january, 110, 7.27],
    ['01/05/2025 - 01/11/2025', 90, 6.67],
    [`shell:period.named 01/19/2025 - 01/25/2025 ${part(2, 7)}`, 20, 10],
    [february, 0, null],
    ['shell:report.total_periods', 110, 7.27],
  ]);
  expect(rowsIn(sections)[0]?.formats).toBeUndefined();
  expect(sections[0]?.notes).toContain('shell:period.weeks_left_out');
});

test('rows by week are left out too', async () => {
  const { sections } = await documentOf([{ report_type: 'low_by_month', period: 'week' }], {
    format: exportFormats.png,
  });
  expect(cellsIn(sections).map(([week]) => week)).toEqual([
    '01/05/2025 - 01/11/2025',
    expect.stringContaining('01/19/2025 - 01/25/2025'),
    'shell:report.total_periods',
  ]);
});

test('a workbook has every week, its months as days, and a note on those that are not whole', async () => {
  const { sections } = await documentOf([{ report_type: 'low_by_month' }], { days: whole });
  const leads = cellsIn(sections).map(([lead]) => lead);
  expect(leads).toHaveLength(2 + 4 + 5 + 1);
  expect(leads.filter((lead) => lead === '2025-01-01' || lead === '2025-02-01')).toHaveLength(2);
  expect(sections[0]?.notes).toEqual([
    expect.stringMatching(/^shell:period.cut .*Jan 2025 .*, .*Feb 2025 /),
    'shell:report.data_before',
    'shell:report.data_beyond',
  ]);
});

test('whole periods are left as they are', async () => {
  const { sections } = await documentOf([{ report_type: 'low_by_month' }], {
    days: { date_from: '2025-01-05', date_to: '2025-01-18' },
    format: exportFormats.pdf,
  });
  expect(cellsIn(sections).map(([lead]) => lead)).toEqual([
    `shell:period.named Jan 2025 ${part(14, 31)}`,
    '01/05/2025 - 01/11/2025',
    'shell:report.total_periods',
  ]);
});
