/** What somebody asked for besides, and must ask for again with the command that comes next. */
export interface Asked {
  readonly site?: string;
  readonly regions?: string;
  readonly 'sign-in'?: string;
}

type Hint = 'publish' | 'deploy' | 'repair' | 'rollback';

const takes: Readonly<Record<Hint, readonly (keyof Asked)[]>> = {
  publish: ['site', 'regions'],
  deploy: ['site', 'regions', 'sign-in'],
  repair: ['site', 'regions', 'sign-in'],
  rollback: ['site', 'regions'],
};

/**
 * A command of the fleet as people give it, for the same site and regions.
 *
 * @param words what follows the verb, as in `LA --only dashboard`
 */
export function command(verb: Hint, words: string, asked: Asked = {}): string {
  const options = takes[verb].flatMap((name) => {
    const value = asked[name];
    return value === undefined ? [] : `--${name} ${quoted(value)}`;
  });
  return ['npm run fleet --', verb, words, ...options].join(' ');
}

const quoted = (value: string): string =>
  /^[\w@%+=:,./~-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
