/** Columns of a CSV file of users, in the order written. */
export const userColumns = [
  'login',
  'first_name',
  'last_name',
  'email',
  'group',
  'language',
  'rights',
  'accounts',
  'dealers',
] as const;
export type UserColumn = (typeof userColumns)[number];
