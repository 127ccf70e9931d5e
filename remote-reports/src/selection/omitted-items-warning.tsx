import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Alert, Button, EmptyState } from '@portal/platform/ui';
import { type ChosenRecords, withIds } from './chosen-records.ts';

interface OmittedItemsWarningProps {
  readonly chosen: ChosenRecords<unknown>;
  /** Maximum number in a report. */
  readonly most: number;
}

/** Notes the ids in the address that the report omits. */
export function OmittedItemsWarning({ chosen, most }: OmittedItemsWarningProps) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const { key, lost, beyond, areUsable } = chosen;
  if (lost > 0 && !areUsable)
    return (
      <EmptyState
        title={t(`${key}.all_lost`)}
        text={t(`${key}.all_lost_text`)}
        action={
          <Button variant="default" onClick={() => setParams((now) => withIds(now, key, []))}>
            {t('shell:list.show_everything')}
          </Button>
        }
      />
    );
  return (
    <>
      {lost > 0 && (
        <Alert color="amber" role="status">
          {t(`${key}.lost`, { count: lost })}
        </Alert>
      )}
      {beyond > 0 && (
        <Alert color="amber" role="status">
          {t(`${key}.beyond`, { count: beyond, most: formatInteger(most) })}
        </Alert>
      )}
    </>
  );
}
