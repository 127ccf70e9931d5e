/** Options of a command that must be repeated in the next one. */
export interface RepeatedOptions {
  readonly site?: string;
  readonly regions?: string;
  readonly 'sign-in'?: string;
}

type FleetVerb = 'publish' | 'deploy' | 'repair' | 'rollback';

const takes: Readonly<Record<FleetVerb, readonly (keyof RepeatedOptions)[]>> = {
  publish: ['site', 'regions'],
  deploy: ['site', 'regions', 'sign-in'],
  repair: ['site', 'regions', 'sign-in'],
  rollback: ['site', 'regions'],
};

/**
 * A `fleet` command for users to copy, for the same site and regions.
 *
 * @param words arguments after the verb, such as `LA --only dashboard`
 */
export function fleetCommandLine(
  verb: FleetVerb,
  words: string,
  asked: RepeatedOptions = {},
): string {
  const options = takes[verb].flatMap((name) => {
    const value = asked[name];
    return value === undefined ? [] : `--${name} ${quoted(value)}`;
  });
  return ['npm run fleet --', verb, words, ...options].join(' ');
}

const quoted = (value: string): string =>
  /^[\w@%+=:,./~-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
