import { errorId } from '@portal/platform/guarding/manage';
import type { DeployedRemote } from '@portal/platform/remote';
import { useCallback, useEffect, useState } from 'react';
import { shownLocale } from '../words/language.ts';
import { loadPage } from './load-page.ts';
import { LoadFailure, type LoadState, slowAfter } from './load-state.ts';

const loading: LoadState = { kind: 'loading', slow: false };

/** Loads a page of a remote and keeps its state; `retry` starts anew after a failure. */
export function usePage(
  remote: DeployedRemote,
  page: string,
): { state: LoadState; retry: () => void } {
  const [state, setState] = useState<LoadState>(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const settle = (next: LoadState) => {
      if (current) setState(next);
    };
    settle(loading);
    const timer = setTimeout(() => settle({ kind: 'loading', slow: true }), slowAfter);
    loadPage({ remote, page, locale: shownLocale(), again: attempt > 0 })
      .then((Page) => settle({ kind: 'mounted', Page }))
      .catch((cause: unknown) => settle(failed(cause)))
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [remote, page, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}

function failed(cause: unknown): LoadState {
  const id = errorId();
  const stage = cause instanceof LoadFailure ? cause.stage : 'page';
  // The panel names no internals; whoever is called with the error id finds them here.
  console.error(`[${id}] stage ${stage}`, cause);
  return { kind: 'failed', stage, errorId: id };
}
