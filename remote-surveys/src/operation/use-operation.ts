import { skipToken, useQuery, useQueryClient } from '@portal/platform/query';
import { useCallback } from 'react';
import { type Operation, operationKey } from './operation.ts';

/** The operation status: kept from screen to screen until the next write, or until it is read. */
export function useOperation() {
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
    (description: string) => put({ status: 0, description, isError: false }),
    [put],
  );
  const fail = useCallback(
    (description: string, isTold = false) => put({ status: 1, description, isError: true, isTold }),
    [put],
  );
  const clear = useCallback(() => put(null), [put]);
  return { operation, succeed, fail, clear };
}
