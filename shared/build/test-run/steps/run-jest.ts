import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnvironment } from '../clean-environment.ts';
import { outcomeOf, readReport } from '../report/test-report.ts';
import { namePattern } from '../request/name-pattern.ts';
import { runCommand } from '../run-command.ts';
import { type Context, check, notRequested, type Outcome } from '../step.ts';

interface Limits {
  readonly env?: Readonly<Record<string, string>>;
  /** The test files to run, as absolute paths; all of the packages if omitted. */
  readonly files?: readonly string[];
}

/** Memory limit above which a worker process is replaced, since it would only get slower. */
const grown = '900MB';
/** Milliseconds that a test may take on a busy machine; a test that never ends still fails. */
const patience = 180_000;
/**
 * Heap space for new objects, in MB; tests create so many that with less, garbage collection runs
 * all the time.
 */
const newValues = 64;
const reporter = path.join(import.meta.dirname, '../report/jest-reporter.cjs');

/** Runs the tests of packages and counts the results. */
export async function runJest(
  packages: readonly string[],
  { root, signal, request }: Context,
  { env = {}, files }: Limits = {},
): Promise<Outcome> {
  const concerned = files
    ? packages.filter((dir) => files.some((file) => file.startsWith(dir + path.sep)))
    : packages;
  if (concerned.length === 0) return notRequested;
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
