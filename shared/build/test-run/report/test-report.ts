import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '../step.ts';

/** A reporter's record of a run, the same for Jest and for Playwright. */
export interface TestReport {
  readonly tests: readonly {
    readonly file: string;
    readonly name: string;
    readonly milliseconds: number;
    readonly status: 'passed' | 'failed' | 'skipped';
    /** Reason for skipping it. */
    readonly reason?: string;
  }[];
  /** Files that could not be run, and other errors outside of tests. */
  readonly problems: readonly string[];
}

/** Reads a report; undefined where the run ended without one. */
export async function readReport(file: string): Promise<TestReport | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Counts a report. A problem counts as one failure, since the number of tests that it prevented is
 * unknown.
 */
export function outcomeOf({ tests, problems }: TestReport, root: string): Outcome {
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  const files = new Set(tests.map(({ file }) => file));
  const reasons = skipReasons(tests);
  return {
    passed: count('passed'),
    failed: count('failed') + problems.length,
    skipped: count('skipped'),
    note: [`${files.size} files`, ...reasons].join('; '),
    output: problems.join('\n'),
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ file, name }) => `${path.relative(root, file)} › ${name}`),
    times: tests.map(({ file, name, milliseconds }) => ({
      file: path.relative(root, file),
      name,
      seconds: milliseconds / 1000,
    })),
  };
}

/** Returns why tests were skipped: a text for each reason, with the number of tests. */
function skipReasons(tests: TestReport['tests']): string[] {
  const counts = new Map<string, number>();
  for (const { status, reason = 'no reason given' } of tests)
    if (status === 'skipped') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} skipped: ${reason}`);
}
