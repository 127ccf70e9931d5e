import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnvironment } from '../clean-environment.ts';
import { outcomeOf, readReport } from '../report/test-report.ts';
import { namePattern } from '../request/name-pattern.ts';
import { runCommand } from '../run-command.ts';
import { type Context, check, notAskedFor, type Outcome } from '../step.ts';

interface Limits {
  readonly env?: Readonly<Record<string, string>>;
  /** Only these test files, by their whole paths; all of the packages when left out. */
  readonly files?: readonly string[];
}

/** A process that has grown beyond this is replaced: it would only get slower. */
const grown = '900MB';
/** What a test may take on a busy machine, in milliseconds; what never ends still fails. */
const patience = 180_000;
/** Room for new values, in MB: tests make so many that with less they are cleared away all the time. */
const newValues = 64;
const reporter = path.join(import.meta.dirname, '../report/jest-reporter.cjs');

/** Runs the tests of packages and counts them. */
export async function runJest(
  packages: readonly string[],
  { root, signal, request }: Context,
  { env = {}, files }: Limits = {},
): Promise<Outcome> {
  const concerned = files
    ? packages.filter((dir) => files.some((file) => file.startsWith(dir + path.sep)))
    : packages;
  if (concerned.length === 0) return notAskedFor;
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-jest-'));
  const report = path.join(folder, 'report.json');
  const config = path.join(folder, 'jest.config.json');
  const jest = path.join(root, 'shared/build/node_modules/jest/bin/jest.js');
  await writeFile(
    config,
    JSON.stringify({
      projects: concerned,
      reporters: [[reporter, { file: report, root }]],
      testTimeout: patience,
    }),
  );
  const args = [`--max-semi-space-size=${newValues}`, jest, '--config', config];
  args.push('--maxWorkers=2', `--workerIdleMemoryLimit=${grown}`);
  args.push('--passWithNoTests');
  if (request.name) args.push('--testNamePattern', namePattern(request.name));
  if (files) args.push('--runTestsByPath', ...files);
  const { output } = await runCommand(process.execPath, args, {
    cwd: root,
    env: cleanEnvironment(env),
    signal,
    live: true,
  });
  try {
    const found = await readReport(report);
    return found ? outcomeOf(found, root) : check(false, { output });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
