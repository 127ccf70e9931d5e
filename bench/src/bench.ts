import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findWorkspaceRoot } from '@portal/build/versions';
import { measureBrowser } from './browser/measure-browser.ts';
import { dataSet } from './data/data-set.ts';
import { embeddedDatabases } from './data/embedded-databases.ts';
import { type PostgresqlDatabases, postgresqlDatabases } from './data/postgresql-databases.ts';
import { measureDatabase } from './database/measure-database.ts';
import { benchmarkDocument } from './document/document.ts';
import { thisMachine } from './document/machine.ts';
import { longWorkbook } from './exports/long-workbook.ts';
import { fullExtent, quickExtent } from './extent.ts';
import { adminFigures } from './figures/admin-figures.ts';
import { analysisFigures } from './figures/analysis-figures.ts';
import { browserFigures } from './figures/browser-figures.ts';
import { databaseFigures } from './figures/database-figures.ts';
import { exportFigures } from './figures/export-figures.ts';
import { findingFigures } from './figures/finding-figures.ts';
import { ingestFigures } from './figures/ingest-figures.ts';
import { surveyFigures } from './figures/survey-figures.ts';
import { measureIngest } from './ingest/measure-ingest.ts';
import { fixedWork } from './measure/fixed-work.ts';
import { sourcesVersion } from './measure/sources-version.ts';
import { help, type Options, readOptions } from './options.ts';
import { partRunner } from './part-runner.ts';
import { textTable } from './table/text-table.ts';

// `npm run bench`: measures the portal and writes the results. A missed goal is not a failure; a
// part that could not run is, and then nothing is written.

const root = findWorkspaceRoot(import.meta.dirname);
const document = path.join(root, 'docs/benchmarks.md');
const report = (line: string) => process.stdout.write(`${line}\n`);

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await bench(options);
  else report(help);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function bench(options: Options): Promise<number> {
  const extent = options.quick ? quickExtent : fullExtent;
  const folder = path.join(root, '.data/bench', options.quick ? 'quick' : 'full');
  const { fresh } = options;
  const surroundings = { root, extent, fresh, report };
  const work = [fixedWork()];
  const { failures, run: attempt } = partRunner({
    report,
    folder: path.join(folder, 'measured'),
    version: sourcesVersion(root),
    isResumed: options.resume,
  });
  const run: typeof attempt = async (name, part) => {
    const measured = await attempt(name, part);
    work.push(fixedWork());
    return measured;
  };

  const onPostgresql = async <Measures>(
    measure: (databases: PostgresqlDatabases) => Promise<Measures>,
  ) => {
    const databases = await postgresqlDatabases(folder, report);
    if ('missing' in databases) return databases;
    // The other processes end on their own when this one does.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => databases.stop().finally(() => process.exit(130)));
    }
    try {
      return await measure(databases);
    } finally {
      await databases.stop();
    }
  };

  const runServer: typeof run = async (name, part) =>
    options.browser ? { missing: 'left out' } : run(name, part);
  const postgresql = await runServer('PostgreSQL', () =>
    onPostgresql((databases) => measureDatabase(databases, surroundings)),
  );
  const ingest = await runServer('Files', () =>
    onPostgresql((databases) => measureIngest(databases, surroundings)),
  );
  const workbook = await runServer('Long workbook', () => longWorkbook(root, extent.workbookRows));
  const embedded = await runServer('Embedded database', () =>
    measureDatabase(embeddedDatabases(folder), surroundings),
  );
  const browser = await run('Browser', async () => {
    const databases = embeddedDatabases(folder);
    const size = extent.sizes.demo;
    const data = await dataSet({ root, databases, size, fresh: false, report });
    return measureBrowser(data, { root, folder, extent, report });
  });

  const measured = { databases: { postgresql, embedded }, browser };
  const groups = [
    ...databaseFigures(measured.databases),
    ...surveyFigures(measured.databases),
    ...findingFigures(measured.databases),
    ...analysisFigures(measured.databases),
    ...adminFigures(measured.databases),
    ...exportFigures(measured.databases, workbook),
    ...ingestFigures(ingest),
    ...browserFigures(browser),
  ];
  report(`\n${textTable(groups)}`);
  for (const failure of failures) report(`\nFailed: ${failure}`);
  if (failures.length > 0) return 1;
  if (!options.quick && !options.browser) {
    const day = new Date().toISOString().slice(0, 10);
    const machine = thisMachine(work);
    await writeFile(document, benchmarkDocument({ day, groups, machine, measured }));
    report(`\nWritten down in ${path.relative(process.cwd(), document)}`);
  }
  return 0;
}
