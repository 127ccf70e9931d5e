import type { Part } from './figures/part.ts';

/** Runs the parts of the benchmark one after the other; one that fails costs only itself. */
export function attempts(report: (line: string) => void) {
  const failures: string[] = [];
  return {
    /** What went wrong, a line for each part. */
    failures,
    async run<Measures extends object>(
      name: string,
      part: () => Promise<Part<Measures>>,
    ): Promise<Part<Measures>> {
      report(`\n${name}`);
      try {
        return await part();
      } catch (error) {
        console.error(error);
        failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
        return { missing: 'failed' };
      }
    },
  };
}
