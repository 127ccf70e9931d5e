import { type UserColumn, userColumns } from '@portal/contract/admin';
import type { UserFromRow } from './user-from-row.ts';

const cells: Readonly<Record<UserColumn, (user: UserFromRow) => string>> = {
  login: ({ login }) => login,
  first_name: ({ name }) => name,
  last_name: ({ last_name }) => last_name,
  email: ({ email }) => email,
  group: ({ group }) => group,
  language: ({ language }) => language ?? '',
  rights: ({ rights }) => rights.join(' '),
  accounts: ({ accounts }) => accounts.join(' '),
  dealers: ({ nonsigs }) => nonsigs.join(' '),
};

/** A user as a row of a file. */
export const userCells = (user: UserFromRow): readonly string[] =>
  userColumns.map((column) => cells[column](user));

/** The columns in which two users differ, with both values. */
export const differences = (before: UserFromRow, after: UserFromRow) =>
  userColumns
    .map((field) => ({ field, before: cells[field](before), after: cells[field](after) }))
    .filter((change) => change.before !== change.after);
