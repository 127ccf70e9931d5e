import { type UserColumn, userColumns } from '@portal/contract/admin';
import type { WantedUser } from './wanted-user.ts';

const cells: Readonly<Record<UserColumn, (user: WantedUser) => string>> = {
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
export const userCells = (user: WantedUser): readonly string[] =>
  userColumns.map((column) => cells[column](user));

/** The columns in which two users differ, with what each has. */
export const differences = (before: WantedUser, after: WantedUser) =>
  userColumns
    .map((field) => ({ field, before: cells[field](before), after: cells[field](after) }))
    .filter((change) => change.before !== change.after);
