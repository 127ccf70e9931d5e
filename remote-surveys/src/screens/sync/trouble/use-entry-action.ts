import { useMutation, useQueryClient } from '@portal/platform/query';
import { yardQueryKey } from '../../../yard/yard.query.ts';

/**
 * Runs an action on an entry: affected data is reloaded, and failures are shown beside the entry.
 */
export function useEntryAction() {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (settle: () => Promise<void>) => settle(),
    onSuccess: () => client.invalidateQueries({ queryKey: yardQueryKey }),
  });
  return { settle: mutate, isSettling: isPending, error, reset };
}

export type EntryAction = ReturnType<typeof useEntryAction>;
