import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { fileBytes, status } from '../../wire/shapes.ts';
import { adminLimits } from '../admin-limits.ts';
import { userColumns } from './user-columns.ts';

const right = 'TVADMIN2';
const id = Type.Integer({ minimum: 1 });
const revision = Type.Integer({ minimum: 1, description: 'The one that was read.' });

export const rowFault = Type.Object({
  field: Type.Enum(userColumns),
  code: Type.Enum([
    'missing',
    'invalid',
    'unique',
    'repeated',
    'unknown_value',
    'not_held',
    'own',
    'later',
    'changed_elsewhere',
  ]),
  value: Type.String({ description: 'What is at fault of what stands there.' }),
});

export const importedUser = Type.Object({
  row: Type.Integer({ description: 'As a spreadsheet counts it: from 1, the header included.' }),
  login: Type.String(),
  name: Type.String({ description: 'First and last name.' }),
  outcome: Type.Enum(['added', 'changed', 'unchanged', 'refused']),
  changes: Type.Array(
    Type.Object({
      field: Type.Enum(userColumns),
      before: Type.String(),
      after: Type.String(),
    }),
    { description: 'What differs, of a user who would be changed.' },
  ),
  faults: Type.Array(rowFault, { description: 'Why the row is refused.' }),
});

/** Calls on users other than those of a single user's form. */
export const peopleCalls = defineCalls({
  'PUT admin/users/copy_access': {
    summary:
      'Gives a user the group, rights and rows of another one, in place of their own. Refused as a ' +
      'change by hand would be, and when either was changed since they were read.',
    right,
    body: Type.Object({ id, revision, from: id, from_revision: revision }),
    response: Type.Object({ status }),
  },
  'POST admin/users/forget_user': {
    summary:
      'Forgets a locked user for good: the name, login and address go, the work stays under a neutral ' +
      'name. Nobody forgets themselves.',
    right,
    body: Type.Object({
      id,
      revision,
      confirmed_name: Type.String({
        maxLength: 200,
        description: 'First and last name, as somebody typed them to confirm it.',
      }),
    }),
    response: Type.Object({ status }),
  },
  'POST admin/users/import_users': {
    summary:
      'Reads a CSV file of users, and says of each row whether it would add or change somebody or why it is ' +
      'refused. Unless it is a dry run the rows that are right are saved, and those who are added are ' +
      'mailed a single-use link to set a password.',
    right,
    largestBody: Math.ceil((adminLimits.importBytes * 4) / 3) + 10_000,
    body: Type.Object({
      content: Type.String({ description: 'Base64.' }),
      is_dry_run: Type.Boolean(),
    }),
    response: Type.Object({ rows: Type.Array(importedUser) }),
  },
  'POST admin/users/get_csv': {
    summary: 'Every user as a CSV file, in the columns that a file of users is read by.',
    right,
    body: Type.Object({}),
    files: ['text/csv'],
    response: fileBytes,
  },
});
