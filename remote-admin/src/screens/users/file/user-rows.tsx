import type { ImportedUser } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Badge, DataTable, Text } from '@portal/platform/ui';
import classes from '../people/people.module.css';
import { rowTexts } from './row-text.ts';

const colors = { added: 'green', changed: 'brand', unchanged: 'gray', refused: 'red' } as const;

/** Maximum number of rows shown; the rest are only in the file. */
const shown = 200;

/** The rows of a file of users; refused ones first. */
export function UserRows({ rows }: { readonly rows: readonly ImportedUser[] }) {
  const { t } = useWords();
  const told = rows
    .filter(({ outcome }) => outcome !== 'unchanged')
    .toSorted((one, two) => Number(two.outcome === 'refused') - Number(one.outcome === 'refused'));
  if (told.length === 0) return null;
  return (
    <>
      <DataTable
        caption={t('users.import.rows')}
        columns={[
          {
            field: 'row',
            header: t('users.import.row'),
            width: '4rem',
            render: ({ row }) => String(row),
          },
          {
            field: 'login',
            header: t('users.import.column.login'),
            width: '9rem',
            render: ({ login, name }) => (
              <span className={classes.text} dir="auto">
                {login || name}
              </span>
            ),
          },
          {
            field: 'outcome',
            header: t('users.import.outcome'),
            width: '8rem',
            render: ({ outcome }) => (
              <Badge color={colors[outcome]} miw="max-content">
                {t(`users.import.outcome_of.${outcome}`)}
              </Badge>
            ),
          },
          {
            field: 'what',
            header: t('users.import.what'),
            render: (row) =>
              rowTexts(row, t).map((text) => (
                <Text key={text} size="sm" className={classes.text} dir="auto">
                  {text}
                </Text>
              )),
          },
        ]}
        rows={told.slice(0, shown)}
        rowKey={({ row }) => String(row)}
        unevenRows
      />
      {told.length > shown && (
        <Text size="sm">{t('users.import.more', { count: told.length - shown })}</Text>
      )}
    </>
  );
}
