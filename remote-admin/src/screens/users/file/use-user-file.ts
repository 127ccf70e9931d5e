import type { ImportedUser } from '@portal/contract/admin';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { call, fileOf } from '../../../calls.ts';
import { useCsvFile } from '../../../csv-file/use-csv-file.ts';
import { people } from '../people/people.query.ts';

/** Refusals of a file that have a message of their own. */
const told: readonly string[] = [
  'file_unreadable',
  'file_too_large',
  'too_many',
  'invalid',
  'unknown_value',
];

/** Dry-runs and imports a file of users, and exports all users. */
export function useUserFile() {
  const { t } = useWords();
  return useCsvFile<readonly ImportedUser[]>({
    take: async (content, tried) =>
      (
        await call('POST admin/users/import_users', {
          body: { content, is_dry_run: tried === null },
        })
      ).rows,
    write: () => fileOf('POST admin/users/get_csv', { body: {} }),
    changes: people,
    problemText: (error) => problemText(error, t),
    notWrittenText: (error) => t(failureWord(error)),
  });
}

function problemText(error: unknown, t: ReturnType<typeof useWords>['t']): string {
  if (!isCallFailure(error) || !told.includes(error.code)) return t(failureWord(error));
  const { columns, row } = error.details;
  if (typeof row === 'number') return t('users.import.problem.broken', { row });
  const names = Array.isArray(columns) ? columns.map((name) => `“${name}”`).join(', ') : '';
  return t(`users.import.problem.${error.code}`, { columns: names });
}
