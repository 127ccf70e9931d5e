import type { PresentPerson } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, DataTable, Stack, Text } from '@portal/platform/ui';
import classes from '../people/people.module.css';
import type { PersonValues } from './person-values.ts';

interface ChangedElsewhereProps {
  readonly present: PresentPerson;
  readonly theirs: PersonValues;
  readonly own: PersonValues;
  readonly onTakeTheirs: () => void;
  readonly onKeepOwn: () => void;
}

const fields = [
  ['name', 'users.field.name'],
  ['lastName', 'users.field.last_name'],
  ['email', 'users.column.email'],
  ['login', 'users.field.login'],
] as const;

/** Shows a colleague's changes beside the user's own entries. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { t } = useWords();
  const { present, theirs, own } = props;
  const rows = fields
    .map(([field, label]) => ({ field, label, theirs: theirs[field], own: own[field] }))
    .filter((row) => row.theirs !== row.own);
  const shown = (text: string) => (
    <span className={classes.text} dir="auto">
      {text}
    </span>
  );
  return (
    <Alert color="amber" title={t('users.elsewhere.title')}>
      <Stack gap="sm">
        <Text size="sm">
          {rows.length === 0
            ? t('users.elsewhere.same')
            : t('users.elsewhere.text', { name: present.changed_by })}
        </Text>
        {rows.length > 0 && (
          <DataTable
            caption={t('users.elsewhere.title')}
            columns={[
              {
                field: 'label',
                header: t('users.elsewhere.field'),
                render: ({ label }) => t(label),
              },
              {
                field: 'theirs',
                header: t('users.elsewhere.theirs'),
                render: (row) => shown(row.theirs),
              },
              { field: 'own', header: t('users.elsewhere.own'), render: (row) => shown(row.own) },
            ]}
            rows={rows}
            rowKey={({ field }) => field}
            unevenRows
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onTakeTheirs}>
            {t('users.elsewhere.take')}
          </Button>
          <Button variant="default" onClick={props.onKeepOwn}>
            {t('users.elsewhere.keep')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
