import { ConfirmDialog } from '@portal/platform/forms';
import { useDirty } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { Button, IconArrowLeft } from '@portal/platform/ui';
import { useState } from 'react';
import classes from './back-to-report.module.css';

interface BackToReportProps {
  /** Whether the template has unsaved changes, so that the user is asked first. */
  readonly isUnsaved: boolean;
  readonly onBack: () => void;
}

/**
 * The button that leads from a template back to the user's own combined report and discards unsaved
 * changes of the template.
 */
export function BackToReport({ isUnsaved, onBack }: BackToReportProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  // For navigation to other pages, the shell asks.
  useDirty(isUnsaved);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.back ?? ''}
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={() => (isUnsaved ? setAsking(true) : onBack())}
      >
        {t('desk.back')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('shell:leave.title')}
        text={t('desk.leave_text')}
        confirm={t('shell:leave.leave')}
        cancel={t('desk.stay')}
        onCancel={() => setAsking(false)}
        onConfirm={onBack}
      />
    </>
  );
}
