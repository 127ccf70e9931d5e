import type { Outcome, Step, Surroundings } from './step.ts';

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

interface Manner {
  /** Takes what people read, as it comes. */
  readonly write: (text: string) => void;
  /** Whether a step that is skipped, because the machine lacks something, counts as failed. */
  readonly takeAll: boolean;
}

/** Takes one step after the other, also after one that failed. */
export async function takeSteps(
  steps: readonly Step[],
  surroundings: Surroundings,
  { write, takeAll }: Manner,
): Promise<Counts> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, run } of steps) {
    if (surroundings.signal.aborted) break;
    write(`\n${name} …\n`);
    const started = Date.now();
    const found = await run(surroundings).catch(
      (error: Error): Outcome => ({ passed: 0, failed: 1, skipped: 0, output: error.stack ?? '' }),
    );
    const outcome = takeAll ? asDemanded(found) : found;
    if (outcome.failed > 0 && outcome.output) write(`${outcome.output.trim()}\n`);
    write(`${summaryLine(name, outcome, Date.now() - started)}\n`);
    for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += outcome[key];
  }
  return sum;
}

/** Single tests may be skipped, and a step that ran none at all may not. */
function asDemanded(outcome: Outcome): Outcome {
  if (outcome.passed + outcome.failed > 0) return outcome;
  const note = ['a step may not be skipped here', outcome.note].filter(Boolean).join(': ');
  return { ...outcome, failed: 1, skipped: 0, note };
}

/** One line for one step, as in `✓ Type check: 1 passed (9 packages, 3.1 s)`. */
function summaryLine(name: string, outcome: Outcome, took: number): string {
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–';
  const words = [outcome.note, `${(took / 1000).toFixed(1)} s`].filter(Boolean).join(', ');
  return `${mark} ${name}: ${totals(outcome)} (${words})`;
}

/** As in `12 passed, 0 failed`, with what was skipped when something was. */
export function totals({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
