import { useSearchParams } from '@portal/platform/routing';
import { useCallback } from 'react';
import { writeList } from './list-address.ts';

/** Changes what a list shows; `replace` without a step of its own in the browser's history. */
export type ChangeList = (
  change: Parameters<typeof writeList>[1],
  how?: { readonly replace: boolean },
) => void;

/** The address of a list, and how to change it. */
export function useListAddress(): readonly [URLSearchParams, ChangeList] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeList>(
    (patch, { replace } = { replace: false }) =>
      setParams((present) => writeList(present, patch), { replace }),
    [setParams],
  );
  return [params, change];
}
