import { type CsvRow, type CsvTaken, personText } from '@portal/contract/admin';
import { type SpokenWords, useWords } from '@portal/platform/i18n';
import { Badge, DataTable, Stack, Text } from '@portal/platform/ui';
import classes from '../words-table.module.css';

const colors = { changed: 'brand', refused: 'red' } as const;

/** Maximum number of rows shown; the rest are only in the file. */
const shown = 200;

/** The rows of a file of texts that change something or are refused; refused ones first. */
export function FileRows({ taken }: { readonly taken: CsvTaken }) {
  const { t } = useWords();
  const { rows } = taken;
  if (rows.length === 0) return null;
  const left = taken.changed + taken.refused - Math.min(rows.length, shown);
  return (
    <>
      <DataTable
        caption={t('words_file.rows')}
        columns={[
          {
            field: 'row',
            header: t('words_file.row'),
            width: '7.5rem',
            render: ({ row, result }) => (
              <Stack gap={4} align="start">
                <span>{row}</span>
                <Badge color={colors[result]} miw="max-content">
                  {t(`words_file.result.${result}`)}
                </Badge>
              </Stack>
            ),
          },
          {
            field: 'what',
            header: t('words_file.what'),
            render: (row) => (
              <Stack gap={4}>
                {row.key && <code className={classes.text}>{row.key}</code>}
                {row.fault && <Text size="sm">{faultText(row, t)}</Text>}
                {row.before && (
                  <Text size="sm" c="dimmed" dir="auto" className={classes.text}>
                    {t('words_file.before', { text: row.before })}
                  </Text>
                )}
                {row.after && (
                  <Text size="sm" dir="auto" className={classes.text}>
                    {t('words_file.after', { text: row.after })}
                  </Text>
                )}
              </Stack>
            ),
          },
        ]}
        rows={rows.slice(0, shown)}
        rowKey={({ row }) => String(row)}
        unevenRows
      />
      {left > 0 && <Text size="sm">{t('words_file.more', { count: left })}</Text>}
    </>
  );
}

const faultText = ({ fault, names, changed_by }: CsvRow, t: SpokenWords['t']): string =>
  t(`words_file.fault.${fault}`, {
    names: names.join(', '),
    login: changed_by === null ? '' : personText(changed_by, t),
  });
