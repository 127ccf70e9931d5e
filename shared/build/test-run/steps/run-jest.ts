import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspacePackages } from '../../versions/versions.ts';
import { cleanEnvironment } from '../clean-environment.ts';
import { runCommand } from '../run-command.ts';
import { check, type Outcome, type Surroundings } from '../step.ts';

/** The part of Jest's report that is read. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numTotalTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Folders of the packages that have tests. */
export const testedPackages = (root: string): string[] =>
  workspacePackages(root)
    .map(({ dir }) => dir)
    .filter((dir) => existsSync(path.join(dir, 'jest.config.cjs')));

interface Limits {
  readonly env?: Readonly<Record<string, string>>;
  /** Only the tests that this file, by its whole path, is a part of. */
  readonly relatedTo?: string;
}

/** A process that has grown beyond this is replaced: it would only get slower. */
const grown = '700MB';

/** Runs the tests of packages and counts them. */
export async function runJest(
  packages: readonly string[],
  { root, signal }: Surroundings,
  { env = {}, relatedTo }: Limits = {},
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-jest-'));
  const report = path.join(folder, 'report.json');
  const jest = path.join(root, 'shared/build/node_modules/jest/bin/jest.js');
  const args = [jest, '--maxWorkers=2', `--workerIdleMemoryLimit=${grown}`, '--json'];
  args.push(`--outputFile=${report}`);
  if (relatedTo) args.push('--findRelatedTests', relatedTo);
  const { output } = await runCommand(process.execPath, [...args, '--projects', ...packages], {
    cwd: root,
    env: cleanEnvironment(env),
    signal,
  });
  try {
    return outcomeOf(JSON.parse(await readFile(report, 'utf8')));
  } catch {
    return check(false, { output });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file that cannot be run counts as one failure: nobody knows how many tests it holds. */
function outcomeOf(report: JestReport): Outcome {
  const failing = report.testResults.filter(({ status }) => status === 'failed');
  const broken = failing.filter(({ assertionResults }) =>
    assertionResults.every(({ status }) => status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    note: `${report.numTotalTestSuites} files`,
    output: failing.map(({ name, message }) => `${name}\n${message}`).join('\n'),
  };
}
