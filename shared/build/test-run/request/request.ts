import { parseArgs } from 'node:util';

/** A request for tests: all of them, or some while developing. */
export interface TestRequest {
  /** Show the time of every file and of the slowest tests. */
  readonly times: boolean;
  /** Also run tests that a plain run omits, such as every fault at every stage. */
  readonly all: boolean;
  /** Run the tests affected by the changes since this commit. */
  readonly since?: string;
  /** Run only these test files, as paths below the workspace. */
  readonly files: readonly string[];
  /** Run only tests whose name contains this. */
  readonly name?: string;
  /** Run the end-to-end test files against the portal of this region. */
  readonly region?: string;
}

export const usage = `npm test                       everything
npm test -- <file> …           these test files, jest's or Playwright's
  --name <words>               only tests whose name holds these words
  --region <LA|EMEA|AP>        end-to-end tests against this region's portal
npm test -- --since <commit>   what is affected by the changes since a commit
npm test -- --all              everything, with every fault at every stage, and all of the API on both databases
npm test -- --times            everything, with the time of every file`;

/**
 * Reads the arguments of `npm test`.
 *
 * @throws TypeError with a sentence for an unknown argument
 */
export function readRequest(args: readonly string[]): TestRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      times: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      since: { type: 'string' },
      name: { type: 'string' },
      region: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new TypeError('What can be asked for:');
  const { times, all, since, name, region } = values;
  if (since && positionals.length > 0) throw new TypeError('Either files or --since, not both.');
  return {
    times,
    all,
    files: positionals,
    ...(since && { since }),
    ...(name && { name }),
    ...(region && { region }),
  };
}
