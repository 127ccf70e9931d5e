import { parseArgs } from 'node:util';

export interface Options {
  /** Creates all data again. */
  readonly fresh: boolean;
  /** Uses little data and few calls, and writes no document. */
  readonly quick: boolean;
  /** Measures only the browser, and writes no document. */
  readonly browser: boolean;
  /** Reuses the parts measured by an earlier run with the same sources. */
  readonly resume: boolean;
}

export const help = `Usage: npm run bench [-- options]

Measures the portal, prints a table and writes docs/benchmarks.md. Large data stays in .data/bench
from run to run. Missing a goal is no failure; a part that could not be run is.

  --fresh     makes the data anew
  --quick     little data and few calls, to try it out; docs/benchmarks.md stays as it is
  --resume    goes on after a run that failed: parts that it has measured of the same commit stay
  --browser   what browsers show alone; docs/benchmarks.md stays as it is
  -h, --help  shows this`;

/**
 * @returns null if help was requested
 * @throws Error with a message for the user
 */
export function readOptions(args: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fresh: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { help: isHelp, ...options } = values;
  return isHelp ? null : options;
}
