import { type StepTime, timeTable } from './report/time-table.ts';
import type { Context, Outcome, Step } from './step.ts';

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

interface Manner {
  /** Takes what people read, as it comes. */
  readonly write: (text: string) => void;
  /** Whether whatever is skipped, because the machine lacks something, counts as failed. */
  readonly takeAll: boolean;
}

/** Steps one after the other. */
type Lane = readonly Step[];

/**
 * Takes steps, also after one that failed: stages one after the other, and the lanes of a stage side
 * by side. Ends with a table of the time, and with what failed, so that a log's end tells it.
 *
 * @returns the sums; `tests` counts the tests of files among them, apart from the checks
 */
export async function takeSteps(
  stages: readonly (readonly Lane[])[],
  context: Context,
  { write, takeAll }: Manner,
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
    const outcome = takeAll ? asDemanded(found, context) : found;
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

/** Where everything must be taken, what was skipped has failed, and a step that ran nothing too. */
function asDemanded(outcome: Outcome, { request }: Context): Outcome {
  const isPart = request.files.length > 0 || request.since !== undefined;
  const isEmpty = outcome.passed + outcome.failed + outcome.skipped === 0;
  if (isEmpty && isPart) return outcome;
  if (!isEmpty && outcome.skipped === 0) return outcome;
  const note = ['nothing may be skipped here', outcome.note].filter(Boolean).join(': ');
  const failed = outcome.failed + Math.max(1, outcome.skipped);
  return { ...outcome, failed, skipped: 0, note };
}

/** One line for one step, as in `✓ Type check: 1 passed (9 packages, 3.1 s)`. */
function summaryLine(name: string, outcome: Outcome, seconds: number): string {
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–';
  const words = [outcome.note, `${seconds.toFixed(1)} s`].filter(Boolean).join(', ');
  return `${mark} ${name}: ${totals(outcome)} (${words})`;
}

/** As in `12 passed, 0 failed`, with what was skipped when something was. */
export function totals({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
