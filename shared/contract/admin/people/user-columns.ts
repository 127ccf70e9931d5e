/** The columns of a CSV file of users, in the order in which they are written. */
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
