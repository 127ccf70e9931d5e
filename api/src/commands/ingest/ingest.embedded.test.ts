import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../db/database.ts';
import { writeEmbedded } from '../../db/testing.ts';
import { loadRows, loadSamples, sampleFile } from '../../ingest/testing/load.ts';
import { csvOf } from '../../ingest/testing/rows.ts';
import { builtProgram } from '../testing/built-program.ts';

const apiFolder = fileURLToPath(new URL('../../../', import.meta.url));

let program: string;
let dataDir: string;
let file: string;
beforeAll(async () => {
  program = await builtProgram('portal.ts');
  dataDir = await mkdtemp(join(tmpdir(), 'portal-ingest-'));
  file = join(dataDir, 'lines.csv');
  await writeEmbedded(dataDir);
  const database = await open();
  await loadSamples(database, ['accounts', 'locations', 'dealers', 'products', 'calls']);
  await database.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: null, dataDir }, console.error);

/** Starts the command as the leader of a process group. */
const start = (args: readonly string[], from: readonly string[] = [program]): ChildProcess =>
  spawn(process.execPath, [...from, 'ingest', ...args], {
    cwd: apiFolder,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: dataDir },
    detached: true,
  });

const ingest = (...args: readonly string[]) => endOf(start(args));

async function endOf(child: ChildProcess) {
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (text) => {
    output += text;
  });
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

/** Starts the command, and kills it once it prints a matching line. */
async function killAt(moment: RegExp, args: readonly string[]): Promise<void> {
  const child = start(args);
  if (!child.stdout || !child.pid) throw new Error('The command did not start.');
  for await (const line of createInterface(child.stdout)) {
    if (moment.test(line)) break;
  }
  // The whole group, including the embedded database, as in a power failure.
  process.kill(-child.pid, 'SIGKILL');
  await once(child, 'close');
}

/**
 * Reads the totals of purchases in the database, then deletes them: lines, their amount, and the
 * same from the sums.
 */
async function takePurchases() {
  const { kysely, close } = await open();
  const { rows } = await sql`
    select (select count(*) from invoice_lines) as lines,
      (select coalesce(sum(amount), 0) from invoice_lines) as amount,
      (select coalesce(sum(lines), 0) from purchase_days) as counted,
      (select coalesce(sum(spend), 0) from purchase_days) as summed`.execute(kysely);
  await kysely.deleteFrom('invoice_lines').execute();
  await close();
  return rows[0];
}

const most = 12_000;

/** Writes a file with the given number of lines of one dollar and two cents. */
async function writeLines(lines: number): Promise<void> {
  const [header] = (await readFile(sampleFile('invoice-lines'), 'utf8')).split('\n');
  const rows = Array.from(
    { length: lines },
    (_, index) => `0000007,N${index},1,0000101,0001,C6,2025-03-01,labour,,,,,,1,1.02`,
  );
  await writeFile(file, `${header}\n${rows.join('\n')}\n`);
}

test.each([
  ['while it reads', /^10,000 rows read/],
  ['while it writes', /^Writing/],
])(
  'a load that is killed %s leaves nothing, and is simply made again',
  async (_, moment) => {
    await writeLines(most);
    await killAt(moment, ['invoice-lines', file]);
    expect(await takePurchases()).toEqual({ lines: 0, amount: 0, counted: 0, summed: 0 });

    expect(await ingest('invoice-lines', file)).toMatchObject({
      code: 0,
      output: expect.stringContaining('12,000 rows read: 12,000 added, 0 changed, 0 unchanged'),
      errors: '',
    });
    const all = { lines: most, amount: 12_240, counted: most, summed: 12_240 };
    expect(await takePurchases()).toEqual(all);
  },
  120_000,
);

/** Counts readings, findings, and the totals of inspections. */
async function countReadings({ kysely }: Pick<Database, 'kysely'>) {
  const { rows } = await sql<Readonly<Record<string, number>>>`
    select (select count(*) from readings) as readings,
      (select count(*) from readings where mount_id is not null) as mounted,
      (select count(*) from reading_conditions) as conditions,
      (select count(*) from row_changes where kind = 'reading') as changes,
      (select count(*) from findings) as findings,
      sum(tires_read) as tires_read, sum(warnings) as warnings, sum(criticals) as criticals,
      sum(flagged_wear) as flagged_wear, sum(flagged_valves) as flagged_valves
    from unit_inspections`.execute(kysely);
  return rows[0] ?? {};
}

async function withOpen<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await open();
  return use(database).finally(database.close);
}

const own = { account: '0000101', location: '0001' };
const tractors = Array.from({ length: 10 }, (_, index) => `K${index}`);
const days = Array.from({ length: 20 }, (_, index) => `2025-04-${index + 10}`);
const wheels = ['1L', '1R', '2LO', '2LI', '2RI', '2RO', '3LO', '3LI', '3RI', '3RO'];

/** A reading from before the tire was known: a flat. */
const known = {
  ...own,
  survey_number: '2025-04-01',
  unit_number: 'K0',
  position: '3LO',
  state: 'read',
  pressure_kpa: '0',
};

/**
 * Adds twenty surveys of ten tractors without readings, after one of a tire that has become known
 * since.
 */
async function addSurveys(database: Database): Promise<void> {
  const tractor = { ...own, type: 'tractor', configuration: '6x4' };
  await loadRows(
    database,
    'units',
    ...tractors.map((unit_number) => ({ ...tractor, unit_number })),
  );
  const survey = { ...own, kind: 'yard', surveyor: 'Iris Vaughn', units: tractors.join(';') };
  const surveys = ['2025-04-01', ...days].map((survey_date) => ({
    ...survey,
    survey_number: survey_date,
    survey_date,
  }));
  await loadRows(database, 'surveys', ...surveys);
  await loadRows(database, 'readings', known);
  const tire = { ...own, tire_number: 'T9', caps: '0' };
  await loadRows(database, 'tires', tire);
  const mount = {
    mount_number: 'M9',
    unit_number: 'K0',
    position: '3LO',
    started_on: '2025-01-01',
  };
  await loadRows(database, 'mounts', { ...tire, ...mount });
}

test('readings whose load is killed leave nothing of themselves, nor of what follows', async () => {
  // 55 psi of a target of 110 and of 100, enough tread, a cut, and a missing cap.
  const low = {
    ...own,
    state: 'read',
    pressure_kpa: '379.2118',
    treads_mm: '11.1125',
    valve: 'missing_cap',
    conditions: 'cut',
  };
  const rows = days.flatMap((survey_number) =>
    tractors.flatMap((unit_number) =>
      wheels.map((position) => ({ ...low, survey_number, unit_number, position })),
    ),
  );
  await writeFile(file, csvOf('readings', ...rows, known));
  const before = await withOpen(async (database) => {
    await addSurveys(database);
    return countReadings(database);
  });
  await killAt(/^Judging/, ['readings', file]);
  expect(await withOpen(countReadings)).toEqual(before);

  expect(await ingest('readings', file)).toMatchObject({
    code: 0,
    output: expect.stringContaining('2,001 rows read: 2,000 added, 1 changed, 0 unchanged'),
    errors: '',
  });
  const after = await withOpen(countReadings);
  const added = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]);
  expect(Object.fromEntries(added)).toEqual({
    readings: 2000,
    // At the position of the known tire, in each of the surveys and in the one before.
    mounted: 21,
    conditions: 2000,
    changes: 2001,
    findings: 2000,
    tires_read: 2000,
    warnings: 0,
    criticals: 2000,
    flagged_wear: 2000,
    flagged_valves: 2000,
  });
}, 120_000);

test('refused rows end the command with 1, and the rest is in', async () => {
  await writeLines(3);
  await writeFile(file, (await readFile(file, 'utf8')).replace('N1,1,0000101', 'N1,1,999'));
  const { code, output } = await ingest('invoice-lines', 'lines.csv');
  expect(code).toBe(1);
  expect(output).toContain('3 rows read: 2 added, 0 changed, 0 unchanged, 1 refused.');
  expect(output).toContain(`stand in ${join(dataDir, 'lines.refused.csv')}`);
  expect(await takePurchases()).toMatchObject({ lines: 2 });
});

test('what went in is told by month, and nothing goes in beside its control total', async () => {
  await writeLines(3);
  const lines = (await readFile(file, 'utf8')).replace('2025-03-01', '2024-12-31');
  await writeFile(file, lines);
  const control = (total: string) => ingest('invoice-lines', file, '--control-total', total);
  expect(await control('3.05')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('add up to 3.06, and the control total is 3.05'),
  });
  expect(await takePurchases()).toMatchObject({ lines: 0 });
  const { code, output } = await control('3.06');
  expect(code).toBe(0);
  expect(output).toMatch(/^2024-12 +1 +1\.02\n2025-03 +2 +2\.04$/m);
  expect(await takePurchases()).toMatchObject({ lines: 3 });
});

test('a refused file and refused arguments end it with 2', async () => {
  await writeFile(file, 'nonsig,name\n');
  expect(await ingest('accounts', file)).toEqual({
    code: 2,
    output: '',
    errors: 'These columns are missing: account_type, fleet_type, country.\n',
  });
  expect(await ingest('wheels', file)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('There is no kind of file "wheels"'),
  });
});

test('beside a running portal on the embedded database it ends with 3 and says so', async () => {
  const { close } = await open();
  expect(await ingest('accounts', sampleFile('accounts'))).toEqual({
    code: 3,
    output: '',
    errors: expect.stringContaining('is in use by another portal'),
  });
  await close();
});

test('help, from the sources as `npm run portal` starts them, names every kind and every exit code', async () => {
  const sources = fileURLToPath(new URL('../portal.ts', import.meta.url));
  const { code, output } = await endOf(start(['--help'], ['--import', 'tsx', sources]));
  expect(code).toBe(0);
  for (const word of ['accounts', 'invoice-lines', 'casings', 'refused.csv', 'Ends with 0']) {
    expect(output).toContain(word);
  }
});
