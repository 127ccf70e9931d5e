import type { KeptReport } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, Group } from '@portal/platform/ui';
import { isUnderWay } from './saved-copies.query.ts';
import type { useSavedCopyActions } from './use-saved-copy-actions.ts';

interface SavedCopyActionsProps {
  readonly report: KeptReport;
  readonly actions: ReturnType<typeof useSavedCopyActions>;
  /** Address of the saved copy. */
  readonly to: string;
}

/** The actions on a saved copy; a closed one can only be deleted. */
export function SavedCopyActions({ report, actions, to }: SavedCopyActionsProps) {
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
