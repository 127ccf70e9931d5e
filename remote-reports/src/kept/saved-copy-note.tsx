import type { KeptReport } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, IconClock } from '@portal/platform/ui';
import { isUnderWay, type SavedCopyPrefix } from './saved-copies.query.ts';
import { SavedCopyState } from './saved-copy-state.tsx';
import { useSavedCopyActions } from './use-saved-copy-actions.ts';

interface SavedCopyNoteProps {
  readonly prefix: SavedCopyPrefix;
  readonly report: KeptReport;
}

/**
 * Notes that the figures are those of a saved copy and when they were computed; they can be
 * recomputed.
 */
export function SavedCopyNote({ prefix, report }: SavedCopyNoteProps) {
  const { t } = useWords();
  const { cancel, runAgain } = useSavedCopyActions(prefix);
  return (
    <Alert
      color="gray"
      icon={<IconClock size={18} aria-hidden />}
      title={t('kept.note', { name: report.report_name })}
    >
      <Group justify="space-between">
        <div>
          <SavedCopyState report={report} />
        </div>
        {isUnderWay(report) ? (
          <Button variant="default" size="xs" onClick={() => cancel(report)}>
            {t('kept.cancel')}
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => runAgain(report)}>
            {t('kept.run')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
