import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Alert, Button, EmptyState } from '@portal/platform/ui';
import { type Chosen, withIds } from './chosen.ts';

interface LeftOutProps {
  readonly chosen: Chosen<unknown>;
  /** Most that a report takes. */
  readonly most: number;
}

/** What the address names and the report leaves out. */
export function LeftOut({ chosen, most }: LeftOutProps) {
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
