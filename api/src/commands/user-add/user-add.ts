import { groups, rights } from '@portal/contract/portal';
import { hashPassword } from '../../access/passwords.ts';
import { migrate } from '../../db/migrate.ts';
import { withDatabase } from '../with-database.ts';
import { addUser } from './add-user.ts';
import { askPassword } from './ask-password.ts';
import { parseUserOptions } from './options.ts';

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

/**
 * Adds the user described by the options to the database of the settings.
 *
 * @returns a sentence for the user
 */
export async function runUserAdd(args: readonly string[]): Promise<string> {
  const options = parseUserOptions(args);
  const passwordHash = await hashPassword(await askPassword());
  await withDatabase(async ({ kysely }) => {
    await migrate(kysely);
    await addUser(kysely, options, passwordHash);
  });
  return `${options.email} can sign in now.`;
}
