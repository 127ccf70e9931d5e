import {
  type DashboardReport,
  recordColumns,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { RecordColumn } from '@portal/contract/reports';
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { recordQueries } from '../../../reports/records/record-queries.ts';
import { bindToViewer } from '../../../scope/bind.ts';
import { dashboard } from '../dashboard.ts';
import { resolveSelection, type Selection } from '../selection.ts';
import { recordsBody } from '../testing/ask-records.ts';
import { baseOf, type DemoApi, demoApi } from '../testing/demo-api.ts';
import { demoUser } from '../testing/demo-user.ts';
import { readRaw, viewOf } from '../testing/raw-records.ts';

// The records of a page are found by an index, however many there are. Small tables are read whole
// because that is fastest; with this switched off, plans are like those of large tables.

const definitions: readonly DashboardReport[] = reportDefinitions;
const recordTables = ['invoice_lines', 'service_calls', 'casings'];

let api: DemoApi;
let choices: { readonly db: Kysely<Schema>; readonly selection: Selection }[];
let base: ReturnType<typeof baseOf>;

beforeAll(async () => {
  api = await demoApi();
  const { kysely: db } = api.database;
  const raw = await readRaw(api.database);
  const users = ['gyr', 'cus', 'dlr'].map((login) => demoUser(raw, login));
  const account = raw.accounts.find(
    ({ id, fleet_type }) =>
      fleet_type !== null && users.every(({ login }) => viewOf(raw, login).account(id)),
  );
  base = baseOf({
    fleet_type: account?.fleet_type ?? 'us_national_account',
    account: account?.nonsig ?? '',
  });
  choices = [];
  for (const user of users) {
    const own = bindToViewer(db, user);
    choices.push({ db: own, selection: await resolveSelection({ db: own, user }, base) });
  }
  await sql`set enable_seqscan = off`.execute(db);
});
afterAll(() => api.close());

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
}

const nodesIn = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

/** The nodes of a plan that read a table of records without an index condition. */
const readingWhole = (plan: Node): Node[] =>
  nodesIn(plan)
    .filter((node) => recordTables.includes(node['Relation Name'] ?? ''))
    // The index condition of a bitmap scan is in the node below it.
    .filter((node) => node['Node Type'] !== 'Bitmap Heap Scan' && !node['Index Cond']);

async function wholeReads(query: RawBuilder<unknown>, db: Kysely<Schema>): Promise<Node[]> {
  const { sql: text, parameters } = query.compile(db);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  expect(rows.length).toBeGreaterThan(0);
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => readingWhole(Plan)));
}

test('a table that is read whole is noticed', async () => {
  const whole: Node = { 'Node Type': 'Seq Scan', 'Relation Name': 'casings' };
  const byIndex: Node = {
    'Node Type': 'Index Scan',
    'Relation Name': 'service_calls',
    'Index Cond': '(account_id = 4)',
  };
  expect(readingWhole({ 'Node Type': 'Sort', Plans: [whole, byIndex] })).toEqual([whole]);
  expect(
    await wholeReads(sql`select from invoice_lines where id = 4`, api.database.kysely),
  ).toEqual([]);
});

test.each(definitions)('$type: no page reads a table of records whole', async (definition) => {
  const columns: readonly RecordColumn[] = recordColumns[definition.records];
  const question = { definition, base, report: { report_type: definition.type } };
  for (const { db, selection } of choices) {
    for (const measure of Object.keys(definition.measures)) {
      const place = { row: {}, side: 'previous', measure } as const;
      const queriesBy = (order_by: string) =>
        recordQueries(dashboard, definition, selection, recordsBody(question, place, { order_by }));
      // Only the page depends on the order.
      const { counted, shown } = queriesBy('LocationCode');
      const pages = columns.map(({ field }) => queriesBy(field).page);
      for (const query of [counted, shown([1, 2, 3]), ...pages])
        expect(await wholeReads(query, db)).toEqual([]);
    }
  }
});
