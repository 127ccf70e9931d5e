import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';

interface ChangedSinceProps {
  /** Number of records in the report; null if unknown. */
  readonly made: number | null;
  /** Current number of records; null while a search narrows them. */
  readonly now: number | null;
}

/** Notes that there are now more or fewer records than in the report. */
export function ChangedSince({ made, now }: ChangedSinceProps) {
  const { t } = useWords();
  if (made === null || now === null || made === now) return null;
  return (
    <Alert color="amber" role="status">
      {t('condition_tires.changed', { made: formatInteger(made), now: formatInteger(now) })}
    </Alert>
  );
}
