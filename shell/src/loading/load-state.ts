import type { ComponentType } from 'react';

/** The build of a remote being tried, and the number of attempts. */
export interface BuildAttempt {
  /** Number of restarts after all builds had failed. */
  readonly round: number;
  /** 0 for the newest build, 1 for the one before it. */
  readonly build: number;
  /** Number of earlier attempts at this stage. */
  readonly attempt: number;
}

/** The steps before a page can be shown, in this order. */
export type LoadStage = 'manifest' | 'contract' | 'entry' | 'words' | 'page';

/** State of a remote's page while it is loaded. */
export type LoadState =
  | (BuildAttempt & { readonly at: 'idle' | LoadStage })
  | (BuildAttempt & { readonly at: 'mount' | 'mounted'; readonly Page: ComponentType })
  | (BuildAttempt & { readonly at: 'failed'; readonly errorId: string });

export type LoadEvent =
  | { readonly type: 'started' | 'retried' | 'passed' | 'left' }
  | { readonly type: 'found'; readonly Page: ComponentType }
  | {
      readonly type: 'failed';
      readonly errorId: string;
      /** Whether another attempt may succeed. */
      readonly mayPass: boolean;
      /** Whether there is an earlier build. */
      readonly mayFallBack: boolean;
    };

type FailedEvent = Extract<LoadEvent, { type: 'failed' }>;

const next: Readonly<Record<LoadStage, LoadStage>> = {
  manifest: 'contract',
  contract: 'entry',
  entry: 'words',
  words: 'page',
  // Ends with `found`, not `passed`.
  page: 'page',
};

/** Maximum number of attempts at one stage of one build. */
const attempts = 3;

export const idle = (round = 0): LoadState => ({ at: 'idle', round, build: 0, attempt: 0 });

/** Whether a stage is in progress. */
export const isAwaited = (state: LoadState): state is BuildAttempt & { readonly at: LoadStage } =>
  state.at in next;

/**
 * Returns the state after an event. An event without meaning in this state returns the same object.
 */
export function transition(state: LoadState, event: LoadEvent): LoadState {
  switch (event.type) {
    case 'started':
      return state.at === 'idle' ? { ...state, at: 'manifest' } : state;
    case 'retried':
      return state.at === 'failed' ? { ...idle(state.round + 1), at: 'manifest' } : state;
    case 'passed':
      return passed(state);
    case 'found':
      return state.at === 'page' ? { ...state, at: 'mount', attempt: 0, Page: event.Page } : state;
    case 'failed':
      return failed(state, event);
    case 'left':
      // Coming back to a failed page starts anew.
      return state.at === 'failed' ? idle(state.round + 1) : state;
  }
}

function passed(state: LoadState): LoadState {
  if (state.at === 'mount') return { ...state, at: 'mounted' };
  return isAwaited(state) ? { ...state, at: next[state.at], attempt: 0 } : state;
}

function failed(state: LoadState, { errorId, mayPass, mayFallBack }: FailedEvent): LoadState {
  if (state.at === 'idle' || state.at === 'failed') return state;
  const { round, build, attempt } = state;
  if (mayPass && attempt + 1 < attempts) return { ...state, attempt: attempt + 1 };
  if (mayFallBack) return { at: 'manifest', round, build: build + 1, attempt: 0 };
  return { at: 'failed', round, build, attempt, errorId };
}
