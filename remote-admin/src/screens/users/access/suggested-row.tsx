import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Button, Text } from '@portal/platform/ui';
import classes from '../people/people.module.css';
import type { AccessValues, RowKind } from './access.ts';
import { rowsQuery } from './rows.query.ts';

interface SuggestedRowProps {
  readonly kind: RowKind;
  /** The number as the person wrote it. */
  readonly number: string;
}

/** The account or dealer whose number the person gave, with a button to add it. */
export function SuggestedRow({ kind, number }: SuggestedRowProps) {
  const { t } = useWords();
  const { watch, setValue } = useFormContext<AccessValues>();
  const { data } = useQuery(rowsQuery(kind, number));
  const chosen = watch(kind);
  if (!data) return null;
  const row = data.find((one) => one.number === number);
  if (!row) return <Text size="sm">{t(`users.suggested.unknown_${kind}`, { number })}</Text>;
  if (chosen.some((one) => one.number === row.number)) return null;
  return (
    <div className={classes.line}>
      <Text size="sm" className={classes.text}>
        {t('users.suggested.text', {
          number: row.number,
          name: row.name || t('users.rows.no_name'),
        })}
      </Text>
      <Button
        variant="default"
        size="sm"
        onClick={() => setValue(kind, [...chosen, row], { shouldDirty: true })}
      >
        {t('users.suggested.add', { number: row.number })}
      </Button>
    </div>
  );
}
