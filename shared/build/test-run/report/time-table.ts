import type { TestTime } from '../step.ts';

export interface StepTime {
  readonly name: string;
  readonly seconds: number;
  readonly tests: readonly TestTime[];
}

const slowest = {
  short: { files: 10, tests: 0 },
  long: { files: Number.MAX_SAFE_INTEGER, tests: 40 },
};

/**
 * Returns a readable table of the time spent: each step from start to end, then files and tests
 * with the worker time that they took.
 *
 * @param long whether to list every file and the slowest tests instead of only the slowest files
 */
export function timeTable(steps: readonly StepTime[], long: boolean): string {
  const { files, tests } = slowest[long ? 'long' : 'short'];
  const all = steps.flatMap((step) => step.tests.map((test) => ({ ...test, step: step.name })));
  return [
    ...block(
      'Step',
      steps.map(({ name, seconds, tests: own }) => [seconds, name, own.length]),
    ),
    ...block('File', filesOf(all).slice(0, files)),
    ...block(
      'Test',
      all
        .toSorted((one, other) => other.seconds - one.seconds)
        .slice(0, tests)
        .map(({ seconds, file, name }) => [seconds, `${file} › ${name}`, 1]),
    ),
  ].join('\n');
}

type Row = readonly [seconds: number, name: string, tests: number];

function filesOf(tests: readonly (TestTime & { step: string })[]): Row[] {
  const sums = new Map<string, { seconds: number; count: number }>();
  for (const { step, file, seconds } of tests) {
    const key = `${file} (${step})`;
    const sum = sums.get(key) ?? { seconds: 0, count: 0 };
    sums.set(key, { seconds: sum.seconds + seconds, count: sum.count + 1 });
  }
  return [...sums]
    .map(([name, { seconds, count }]): Row => [seconds, name, count])
    .sort(([one], [other]) => other - one);
}

const block = (title: string, rows: readonly Row[]): string[] =>
  rows.length === 0
    ? []
    : [
        '',
        `  seconds  tests  ${title}`,
        ...rows.map(
          ([seconds, name, tests]) =>
            `${seconds.toFixed(1).padStart(9)}${String(tests).padStart(7)}  ${name}`,
        ),
      ];
