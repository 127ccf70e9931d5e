import { bus, notified } from '@portal/platform/bus';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { skipToken, useQuery, useQueryClient } from '@portal/platform/query';
import { useCallback } from 'react';
import { type Operation, operationKey } from './operation.ts';

const now = () => clock.now().toISOString();

/**
 * The operation status, which stays across screens until the next write, or until it is closed.
 * Outcomes that can be undone are shown only in a notice with an Undo button.
 */
export function useOperation() {
  const { t } = useWords();
  const client = useQueryClient();
  const { data: operation = null } = useQuery<Operation | null>({
    queryKey: operationKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const put = useCallback(
    (next: Operation | null) => client.setQueryData(operationKey, next),
    [client],
  );
  const succeed = useCallback(
    (description: string, undo?: () => void) => {
      const isTold = undo !== undefined;
      put({ status: 0, description, isError: false, at: now(), isTold });
      if (!undo) return;
      const action = { label: t('form.undo'), perform: undo };
      bus.emit(notified, { tone: 'success', text: description, action });
    },
    [put, t],
  );
  const fail = useCallback(
    (description: string, isTold = false) =>
      put({ status: 1, description, isError: true, at: now(), isTold }),
    [put],
  );
  const clear = useCallback(() => put(null), [put]);
  return { operation, succeed, fail, clear };
}
