import { ConfirmDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useState } from 'react';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { useDiscardRows } from './use-discard-rows.ts';

interface DiscardRowsProps {
  readonly rows: readonly UploadedUnit[];
  readonly isDisabled: boolean;
}

/** Discards all waiting rows, after a warning that they are stored nowhere else. */
export function DiscardRows({ rows, isDisabled }: DiscardRowsProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const discarding = useDiscardRows();
  return (
    <>
      <Button variant="default" disabled={isDisabled} onClick={() => setAsking(true)}>
        {t('import.discard')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('import.discard.title', { count: rows.length })}
        text={t('import.discard.text')}
        confirm={t('import.discard')}
        isBusy={discarding.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => discarding.mutate(rows, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
