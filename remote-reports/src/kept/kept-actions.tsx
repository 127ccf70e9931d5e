import type { KeptReport } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, Group } from '@portal/platform/ui';
import { isUnderWay } from './kept.query.ts';
import type { useKeptActions } from './use-kept-actions.ts';

interface KeptActionsProps {
  readonly report: KeptReport;
  readonly actions: ReturnType<typeof useKeptActions>;
  /** Its address. */
  readonly to: string;
}

/** What can be done with a kept report; one that is closed can be deleted alone. */
export function KeptActions({ report, actions, to }: KeptActionsProps) {
  const { t } = useWords();
  const { report_name: name, is_closed, date_made } = report;
  return (
    <Group gap="xs">
      {date_made !== null && !is_closed && (
        <Button
          component={Link}
          to={to}
          variant="default"
          size="xs"
          aria-label={t('kept.open_named', { name })}
        >
          {t('kept.open')}
        </Button>
      )}
      {isUnderWay(report) && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('kept.cancel_named', { name })}
          onClick={() => actions.cancel(report)}
        >
          {t('kept.cancel')}
        </Button>
      )}
      {!isUnderWay(report) && !is_closed && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('kept.run_named', { name })}
          onClick={() => actions.runAgain(report)}
        >
          {t('kept.run')}
        </Button>
      )}
      <Button
        variant="subtle"
        size="xs"
        aria-label={t('kept.delete_named', { name })}
        onClick={() => actions.remove(report)}
      >
        {t('kept.delete')}
      </Button>
    </Group>
  );
}
