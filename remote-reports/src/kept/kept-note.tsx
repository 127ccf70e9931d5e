import type { KeptReport } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, IconClock } from '@portal/platform/ui';
import { isUnderWay, type KeptPrefix } from './kept.query.ts';
import { KeptState } from './kept-state.tsx';
import { useKeptActions } from './use-kept-actions.ts';

interface KeptNoteProps {
  readonly prefix: KeptPrefix;
  readonly report: KeptReport;
}

/** Says that figures are those of a kept report, and of when; they can be made again. */
export function KeptNote({ prefix, report }: KeptNoteProps) {
  const { t } = useWords();
  const { cancel, runAgain } = useKeptActions(prefix);
  return (
    <Alert
      color="gray"
      icon={<IconClock size={18} aria-hidden />}
      title={t('kept.note', { name: report.report_name })}
    >
      <Group justify="space-between">
        <div>
          <KeptState report={report} />
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
