import { mostLocations } from '@portal/contract/analysis-reports';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Alert, Button, EmptyState } from '@portal/platform/ui';
import { withLocations } from './torque-address.ts';
import type { ChosenLocations } from './use-locations.ts';

/** What the address names and the report leaves out. */
export function LeftOut({ lost, beyond, areUsable }: ChosenLocations) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  if (lost > 0 && !areUsable)
    return (
      <EmptyState
        title={t('torque.all_lost')}
        text={t('torque.all_lost_text')}
        action={
          <Button variant="default" onClick={() => setParams((now) => withLocations(now, []))}>
            {t('shell:list.show_everything')}
          </Button>
        }
      />
    );
  return (
    <>
      {lost > 0 && (
        <Alert color="amber" role="status">
          {t('torque.lost', { count: lost })}
        </Alert>
      )}
      {beyond > 0 && (
        <Alert color="amber" role="status">
          {t('torque.beyond', { count: beyond, most: formatInteger(mostLocations) })}
        </Alert>
      )}
    </>
  );
}
