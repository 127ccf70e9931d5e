import { userColumns } from '@portal/contract/admin';
import type { adminCalls } from '@portal/contract/admin/schema';
import { FileAnswer } from '../../../app/file-answer.ts';
import { implement } from '../../../app/implement.ts';
import { csvText, separatorIn } from '../../../csv/csv-text.ts';
import { copyAccess } from './copy-access.ts';
import { importUsers } from './file/import-users.ts';
import { readPresentUsers } from './file/present-users.ts';
import { userCells } from './file/user-cells.ts';
import { forgetUser } from './forgetting/forget-user.ts';

type PeopleCalls = Pick<
  typeof adminCalls,
  | 'PUT admin/users/copy_access'
  | 'POST admin/users/forget_user'
  | 'POST admin/users/import_users'
  | 'POST admin/users/get_csv'
>;

const status = { status: 0, description: 'Success' };

/** Calls about people, apart from the forms of a single user. */
export const peopleRoutes = implement<PeopleCalls>({
  'PUT admin/users/copy_access': async ({ unscoped, body, user, now }) => {
    await copyAccess(unscoped, body, { by: user.id, now });
    return { status };
  },

  'POST admin/users/forget_user': async ({ unscoped, body, user, now }) => {
    await forgetUser(unscoped, body, { by: user.id, now });
    return { status };
  },

  'POST admin/users/import_users': async ({
    unscoped,
    body,
    user,
    now,
    language,
    postMail,
    settings,
  }) => {
    const { rows, mails } = await importUsers(unscoped, {
      content: body.content,
      isDryRun: body.is_dry_run,
      by: user.id,
      now,
      language,
      mails: settings,
    });
    for (const mail of mails) postMail(mail);
    return { rows: [...rows] };
  },

  'POST admin/users/get_csv': async ({ unscoped, language }) => {
    const users = await readPresentUsers(unscoped);
    const rows = [userColumns, ...[...users.values()].map(userCells)];
    const bytes = Buffer.from(csvText(rows, separatorIn(language)));
    return new FileAnswer({
      name: 'users.csv',
      mediaType: 'text/csv',
      size: bytes.length,
      write: async (out) => void out.end(bytes),
    });
  },
});
