import { type StepTime, timeTable } from './report/time-table.ts';
import type { Context, Outcome, Step } from './step.ts';

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

interface TakeStepsOptions {
  /** Receives the readable output as it comes. */
  readonly write: (text: string) => void;
  /** Whether steps skipped for lack of something on the machine count as failed. */
  readonly takeAll: boolean;
}

/** Steps that run one after the other. */
type Lane = readonly Step[];

/**
 * Runs steps, continuing after failures: stages sequentially, and the lanes of a stage in parallel.
 * Ends with a table of times and a list of failures, so that both are at the end of a log.
 *
 * @returns the totals; `tests` counts the tests in files, without the checks
 */
export async function takeSteps(
  stages: readonly (readonly Lane[])[],
  context: Context,
  { write, takeAll }: TakeStepsOptions,
): Promise<Counts & { tests: number }> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const times: StepTime[] = [];
  const failures: string[] = [];
  const take = async ({ name, run }: Step) => {
    if (context.signal.aborted) return;
    const started = Date.now();
    const found = await run(context).catch(
      (error: Error): Outcome => ({ passed: 0, failed: 1, skipped: 0, output: error.stack ?? '' }),
    );
    const outcome = takeAll ? withSkipsAsFailures(found, context) : found;
    if (outcome.passed + outcome.failed + outcome.skipped === 0) return;
    if (outcome.failed > 0 && outcome.output) write(`\n${outcome.output.trim()}\n`);
    const seconds = (Date.now() - started) / 1000;
    write(`${summaryLine(name, outcome, seconds)}\n`);
    times.push({ name, seconds, tests: outcome.times ?? [] });
    failures.push(...(outcome.failures ?? []).map((test) => `✗ ${test} (${name})\n`));
    for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += outcome[key];
  };
  const takeLane = async (lane: Lane) => {
    for (const step of lane) await take(step);
  };
  for (const lanes of stages) await Promise.all(lanes.map(takeLane));
  write(`${timeTable(times, context.request.times)}\n`);
  if (failures.length > 0) write(`\n${failures.join('')}`);
  return { ...sum, tests: times.reduce((count, { tests }) => count + tests.length, 0) };
}

/**
 * If every step is required, counts skipped tests as failures, and also a step that ran nothing.
 */
function withSkipsAsFailures(outcome: Outcome, { request }: Context): Outcome {
  const isPart = request.files.length > 0 || request.since !== undefined;
  const isEmpty = outcome.passed + outcome.failed + outcome.skipped === 0;
  if (isEmpty && isPart) return outcome;
  if (!isEmpty && outcome.skipped === 0) return outcome;
  const note = ['nothing may be skipped here', outcome.note].filter(Boolean).join(': ');
  const failed = outcome.failed + Math.max(1, outcome.skipped);
  return { ...outcome, failed, skipped: 0, note };
}

/** Returns one line for a step, as in `✓ Type check: 1 passed (9 packages, 3.1 s)`. */
function summaryLine(name: string, outcome: Outcome, seconds: number): string {
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–';
  const words = [outcome.note, `${seconds.toFixed(1)} s`].filter(Boolean).join(', ');
  return `${mark} ${name}: ${totals(outcome)} (${words})`;
}

/**
 * Returns the counts as in `12 passed, 0 failed`, with the number of skipped ones if there are any.
 */
export function totals({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
