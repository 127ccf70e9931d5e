import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';

interface ChangedSinceProps {
  /** What the report counts; null where it does not tell. */
  readonly made: number | null;
  /** How many there are today; null where some of them are looked for. */
  readonly now: number | null;
}

/** Says that there are more or fewer records than the report counts. */
export function ChangedSince({ made, now }: ChangedSinceProps) {
  const { t } = useWords();
  if (made === null || now === null || made === now) return null;
  return (
    <Alert color="amber" role="status">
      {t('condition_tires.changed', { made: formatInteger(made), now: formatInteger(now) })}
    </Alert>
  );
}
