import { groups, rights } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import { hashPassword } from '../../access/passwords.ts';
import { createUser } from '../../access/users.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { readSettings } from '../../settings.ts';
import { askPassword } from './ask-password.ts';
import { parseUserOptions, UsageError, type UserOptions } from './options.ts';

const rightLines = Object.entries(rights).map(([code, opens]) => `    ${code.padEnd(10)}${opens}`);

export const userAddHelp = `Usage: npm run portal -- user add [options]

Makes a user. The password is asked for, or read as one line from the standard input.

  --login      name under which the user is known, as in "grace"
  --email      address to sign in with
  --name       first name
  --last-name  last name
  --group      ${groups.join(', ')}
  --rights     codes, separated by commas; without it the usual rights of the group
  --accounts   numbers of the accounts that a customer (CUS) sees, separated by commas
  --nonsigs    numbers under which a dealer (DLR, WIN) works, separated by commas

  Rights and what each opens:
${rightLines.join('\n')}
`;

/** Makes the user that the options describe, in the database of the settings. @returns a sentence */
export async function runUserAdd(args: readonly string[]): Promise<string> {
  const options = parseUserOptions(args);
  const settings = readSettings(process.env);
  const passwordHash = await hashPassword(await askPassword());
  const database = await openDatabase(settings);
  try {
    await migrate(database.kysely);
    await addUser(database.kysely, options, passwordHash);
  } finally {
    await database.close();
  }
  return `${options.email} can sign in now.`;
}

/**
 * Writes the user with accounts and nonsigs, or nothing.
 *
 * @throws UsageError when a number is unknown
 * @throws UserExists when login or address are taken
 */
export async function addUser(
  database: Kysely<Schema>,
  options: UserOptions,
  passwordHash: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const userId = await createUser(transaction, { ...options, passwordHash });
    for (const id of await idsOf(transaction, 'accounts', options.accounts)) {
      await transaction
        .insertInto('user_accounts')
        .values({ user_id: userId, account_id: id })
        .execute();
    }
    for (const id of await idsOf(transaction, 'dealers', options.nonsigs)) {
      await transaction
        .insertInto('user_nonsigs')
        .values({ user_id: userId, dealer_id: id })
        .execute();
    }
  });
}

async function idsOf(
  database: Kysely<Schema>,
  table: 'accounts' | 'dealers',
  numbers: readonly string[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await database
    .selectFrom(table)
    .select(['id', 'nonsig'])
    .where('nonsig', 'in', numbers)
    .execute();
  const unknown = numbers.filter((number) => !rows.some(({ nonsig }) => nonsig === number));
  if (unknown.length > 0) {
    throw new UsageError(`There are no ${table} with the number ${unknown.join(', ')}.`);
  }
  return rows.map(({ id }) => id);
}
