import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { refusalText } from '../../operation/refusal-text.ts';
import { useOperation } from '../../operation/use-operation.ts';
import { discardUploads } from '../../uploaded/discard-uploads.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { uploadsKey } from '../../uploaded/uploads.query.ts';

/** Removes waiting rows from this device. */
export function useDiscardRows() {
  const { t } = useWords();
  const client = useQueryClient();
  const { succeed, fail } = useOperation();
  return useMutation({
    mutationFn: (rows: readonly UploadedUnit[]) => discardUploads(rows),
    networkMode: 'always',
    onSuccess: (_, rows) => succeed(t('import.discard.done', { count: rows.length })),
    onError: (error) => fail(refusalText(t, error)),
    onSettled: () => client.invalidateQueries({ queryKey: uploadsKey }),
  });
}
