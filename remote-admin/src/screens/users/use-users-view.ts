import { useSearchParams } from '@portal/platform/routing';
import { useCallback } from 'react';
import { readView, type UsersView, writeView } from './users-view.ts';

/** Changes what is looked at; `replace` without a step of its own in the browser's history. */
export type ChangeView = (change: Partial<UsersView>, how?: { readonly replace: boolean }) => void;

/** The view that the address names, and how to change it. */
export function useUsersView(): { readonly view: UsersView; readonly change: ChangeView } {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeView>(
    (patch, { replace } = { replace: false }) =>
      setParams((present) => writeView(present, patch), { replace }),
    [setParams],
  );
  return { view: readView(params), change };
}
