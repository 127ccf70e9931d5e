import type { UserColumn, UserRowFault } from '@portal/contract/admin';
import { adminCalls } from '@portal/contract/admin/schema';
import { type Group, groups, type Right, rights, usualRights } from '@portal/contract/portal';
import { Check } from 'typebox/value';
import type { UserValues } from '../audited-user.ts';
import { fault } from './row-fault.ts';

/** A user as described by a row of a file. */
export type UserFromRow = Pick<
  UserValues,
  | 'login'
  | 'email'
  | 'name'
  | 'last_name'
  | 'language'
  | 'group'
  | 'rights'
  | 'accounts'
  | 'nonsigs'
>;

const { properties } = adminCalls['POST admin/users/add_user'].body;
const texts = {
  login: properties.login,
  first_name: properties.user_name,
  last_name: properties.user_last_name,
  email: properties.email,
} as const;

/**
 * Returns the user that a row describes; missing columns keep the present value, or the default for
 * a new user.
 *
 * @param present the user with this login; null if there is none
 * @param languages the languages of the portal
 */
export function userFromRow(
  said: Readonly<Partial<Record<UserColumn, string>>>,
  present: UserValues | null,
  languages: ReadonlySet<string>,
): { readonly wanted: UserFromRow; readonly faults: UserRowFault[] } {
  const group = (said.group?.toUpperCase() ?? present?.group ?? '') as Group;
  const list = (column: UserColumn, before: readonly string[] = []) => {
    const text = said[column];
    return text === undefined ? before.toSorted() : splitList(text);
  };
  const wanted: UserFromRow = {
    // Logins are case-insensitive; the existing spelling stays.
    login: present?.login ?? said.login ?? '',
    email: said.email ?? present?.email ?? '',
    name: said.first_name ?? present?.name ?? '',
    last_name: said.last_name ?? present?.last_name ?? '',
    language: said.language === undefined ? (present?.language ?? null) : said.language || null,
    group,
    rights: list('rights', present?.rights ?? usualRights[group]).map((right) =>
      right.toUpperCase(),
    ) as Right[],
    accounts: group === 'CUS' ? list('accounts', present?.accounts) : [],
    nonsigs: group === 'DLR' || group === 'WIN' ? list('dealers', present?.nonsigs) : [],
  };
  return { wanted, faults: faultsOf(wanted, said, languages) };
}

function faultsOf(
  wanted: UserFromRow,
  said: Readonly<Partial<Record<UserColumn, string>>>,
  languages: ReadonlySet<string>,
): UserRowFault[] {
  const written = {
    login: wanted.login,
    first_name: wanted.name,
    last_name: wanted.last_name,
    email: wanted.email,
  };
  const { group, language, accounts, nonsigs } = wanted;
  const unknownRight = wanted.rights.find((right) => !Object.hasOwn(rights, right));
  const isOf = (column: 'accounts' | 'dealers', rows: readonly string[]) =>
    said[column] && rows.length === 0 ? [fault(column, 'invalid', said[column])] : [];
  return [
    ...Object.entries(texts).flatMap(([name, schema]) => {
      const field = name as keyof typeof texts;
      if (written[field] === '') return [fault(field, 'missing')];
      return Check(schema, written[field]) ? [] : [fault(field, 'invalid', written[field])];
    }),
    ...(group ? [] : [fault('group', 'missing')]),
    ...(group && !groups.includes(group) ? [fault('group', 'unknown_value', group)] : []),
    ...(language !== null && !languages.has(language)
      ? [fault('language', 'unknown_value', language)]
      : []),
    ...(unknownRight ? [fault('rights', 'unknown_value', unknownRight)] : []),
    // A group sees only rows of its own kind.
    ...(groups.includes(group) ? [...isOf('accounts', accounts), ...isOf('dealers', nonsigs)] : []),
    ...(Check(properties.accounts, accounts) ? [] : [fault('accounts', 'invalid')]),
    ...(Check(properties.nonsigs, nonsigs) ? [] : [fault('dealers', 'invalid')]),
  ];
}

/** Splits a cell with several values; sorted, without repeats. */
const splitList = (text: string): string[] =>
  [...new Set(text.split(/[\s,;|]+/).filter(Boolean))].toSorted();
