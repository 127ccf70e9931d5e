import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';

interface RemovalNoticeProps {
  /** The removed report; null when all were removed. */
  readonly report: DashboardReport | null;
  readonly onUndo: () => void;
}

/** Says what was removed from the combined report and offers to undo it. */
export function RemovalNotice({ report, onUndo }: RemovalNoticeProps) {
  const { t } = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that took it out is gone with it, and the focus that it had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that is taken out.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, [report]);
  return (
    <Alert role="status" color="gray" p="xs">
      <Group justify="space-between" gap="xs">
        <span>
          {report ? t('combined.taken', { report: t(report.title) }) : t('combined.cleared')}
        </span>
        <Button ref={undo} size="xs" variant="default" onClick={onUndo}>
          {t('combined.undo')}
        </Button>
      </Group>
    </Alert>
  );
}
