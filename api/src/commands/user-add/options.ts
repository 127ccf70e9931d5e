import { parseArgs } from 'node:util';
import { groups, type Right, rights } from '@portal/contract/portal';
import { groupRights } from '../../access/group-rights.ts';
import type { NewUser } from '../../access/users.ts';
import { UsageError } from '../usage-error.ts';

export interface UserOptions
  extends Pick<NewUser, 'login' | 'email' | 'name' | 'lastName' | 'group' | 'rights'> {
  /** Nonsigs of the accounts that a customer sees. */
  readonly accounts: readonly string[];
  /** Nonsigs under which a dealer user works. */
  readonly nonsigs: readonly string[];
}

const text = { type: 'string' } as const;

/** @throws UsageError */
export function parseUserOptions(args: readonly string[]): UserOptions {
  const values = parse(args);
  const required = (option: keyof typeof values): string => {
    const value = values[option]?.trim();
    if (!value) throw new UsageError(`--${option} is missing. See --help.`);
    return value;
  };
  const group = oneOf(required('group'), groups, 'group');
  const email = required('email');
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) {
    throw new UsageError(`--email must be an e-mail address, but it is "${email}".`);
  }
  return {
    login: required('login'),
    email,
    name: required('name'),
    lastName: required('last-name'),
    group,
    rights:
      values.rights === undefined
        ? groupRights[group]
        : list(values.rights).map((right) => oneOf(right, knownRights, 'rights')),
    accounts: list(values.accounts),
    nonsigs: list(values.nonsigs),
  };
}

const knownRights = Object.keys(rights) as Right[];

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        login: text,
        email: text,
        name: text,
        'last-name': text,
        group: text,
        rights: text,
        accounts: text,
        nonsigs: text,
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}

const list = (value = ''): string[] => [
  ...new Set(
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

function oneOf<Value extends string>(
  value: string,
  known: readonly Value[],
  option: string,
): Value {
  const found = known.find((item) => item === value);
  if (found) return found;
  throw new UsageError(`--${option} does not know "${value}". It knows ${known.join(', ')}.`);
}
