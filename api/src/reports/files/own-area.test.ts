import { exportFormats } from '@portal/contract/wire';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Database } from '../../db/database.ts';
import { testDatabase } from '../../db/testing.ts';
import type { Section } from '../../exports/document.ts';
import { selectYard, yard } from '../testing/yard-area.ts';
import { addYard, yardTable } from '../testing/yard-records.ts';
import { readThrough, reportSections } from './report-sections.ts';
import type { SeenPart } from './seen-report.ts';

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

async function documentOf(...parts: readonly SeenPart[]) {
  const asking = {
    db: database.kysely,
    user,
    signal: new AbortController().signal,
    pictures: { read: async () => null },
  };
  const selection = await selectYard(asking, { account: '0001', date_type: '4', ...range });
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
    t: (key: string) => key,
    locale: 'en-US',
    direction: 'ltr' as const,
    user,
  };
  const setting = { range, isNarrowed: false, reading, format: exportFormats.excel };
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
  const { sections, through } = await documentOf({
    report_type: 'low_by_lane',
    gates: ['in'],
    sort_number: 3,
    sort_direction: 'asc',
  });
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
          { heading: 'column.tires', format: 'integer' },
          { heading: 'column.low_percent', format: 'percent' },
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
