import { adminLimits, type ImportedUser } from '@portal/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { enforceLimit } from '../../../../limits/enforce-limit.ts';
import type { Mail } from '../../../../mail/mail.ts';
import { readLocales } from '../../../../words/locales.ts';
import { welcomeLimit } from '../link-limits.ts';
import { addUserFromRow, changeUserFromRow, type ImportContext } from './apply-row.ts';
import { type PresentUser, readPresentUsers } from './present-users.ts';
import { type FileRow, readUserFile } from './read-file.ts';
import { fault, faultOf } from './row-fault.ts';
import { differences } from './user-cells.ts';
import { type UserFromRow, userFromRow } from './user-from-row.ts';

interface ImportUsersOptions extends ImportContext {
  readonly content: string;
  readonly isDryRun: boolean;
}

interface ImportUsersResult {
  readonly rows: readonly ImportedUser[];
  /** To be sent after the commit. */
  readonly mails: readonly Mail[];
}

/** Thrown to roll back a dry run. */
class DryRunOver extends Error {}

/**
 * Adds and changes the users of a file, row by row; a refused row does not affect the others. A dry
 * run does the same and rolls back.
 *
 * @throws Refusal for the file as a whole
 */
export async function importUsers(
  db: Kysely<Schema>,
  { content, isDryRun, ...taking }: ImportUsersOptions,
): Promise<ImportUsersResult> {
  const file = await readUserFile(content);
  let imported: ImportUsersResult = { rows: [], mails: [] };
  const run = db.transaction().execute(async (transaction) => {
    imported = await importRows(transaction, file, taking);
    if (isDryRun) throw new DryRunOver();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof DryRunOver)) throw error;
  });
  return isDryRun ? { ...imported, mails: [] } : imported;
}

async function importRows(
  transaction: Transaction<Schema>,
  file: readonly FileRow[],
  taking: ImportContext,
): Promise<ImportUsersResult> {
  const languages = new Set((await readLocales(transaction)).map(({ locale }) => locale));
  const users = await readPresentUsers(transaction);
  const seen = new Set<string>();
  const rows: ImportedUser[] = [];
  const mails: Mail[] = [];
  let written = 0;
  for (const { row, said } of file) {
    const login = said.login?.toLowerCase() ?? '';
    const present = users.get(login) ?? null;
    const { wanted, faults } = userFromRow(said, present, languages);
    const changes = present && faults.length === 0 ? differences(present, wanted) : [];
    const told = { row, login: wanted.login, name: `${wanted.name} ${wanted.last_name}`.trim() };
    const refusedFor = (why: ImportedUser['faults']) =>
      rows.push({ ...told, outcome: 'refused', changes: [], faults: why });
    if (login !== '' && seen.has(login)) {
      refusedFor([...faults, fault('login', 'repeated', wanted.login)]);
    } else if (faults.length > 0) {
      refusedFor(faults);
    } else if (present && changes.length === 0) {
      rows.push({ ...told, outcome: 'unchanged', changes, faults });
    } else if (written === adminLimits.importWrites) {
      refusedFor([fault('login', 'later', wanted.login)]);
    } else {
      const taken = await importRow(transaction, { present, wanted }, taking);
      if (taken.fault) {
        refusedFor([taken.fault]);
      } else {
        written += 1;
        mails.push(...taken.mails);
        rows.push({ ...told, outcome: present ? 'changed' : 'added', changes, faults });
      }
    }
    seen.add(login);
  }
  return { rows, mails };
}

interface Row {
  readonly present: PresentUser | null;
  readonly wanted: UserFromRow;
}

/** Writes a row, or nothing of it where it is refused. */
async function importRow(
  transaction: Transaction<Schema>,
  { present, wanted }: Row,
  taking: ImportContext,
): Promise<{ readonly mails: readonly Mail[]; readonly fault?: ImportedUser['faults'][number] }> {
  await sql`savepoint row`.execute(transaction);
  try {
    const { by, now } = taking;
    if (!present) await enforceLimit(transaction, welcomeLimit, { caller: String(by), now });
    const mails = present
      ? await changeUserFromRow(transaction, { present, wanted }, taking)
      : await addUserFromRow(transaction, wanted, taking);
    await sql`release savepoint row`.execute(transaction);
    return { mails };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'no_right') throw error;
    await sql`rollback to savepoint row`.execute(transaction);
    const { rights, accounts, nonsigs } = wanted;
    return {
      mails: [],
      fault: faultOf(error, { user_access_securities: rights, accounts, nonsigs }),
    };
  }
}
