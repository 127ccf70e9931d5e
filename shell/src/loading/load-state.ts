import type { ComponentType } from 'react';

/** Which build of a remote is tried, and how often. */
export interface Try {
  /** How often everything was begun anew, after nothing was left to try. */
  readonly round: number;
  /** 0 is the newest build, 1 the one before it. */
  readonly build: number;
  /** How often this stage was tried before. */
  readonly attempt: number;
}

/** What is done for a page before it can be shown, in this order. */
export type LoadStage = 'manifest' | 'contract' | 'entry' | 'words' | 'page';

/** A remote's page on its way to the screen. */
export type LoadState =
  | (Try & { readonly at: 'idle' | LoadStage })
  | (Try & { readonly at: 'mount' | 'mounted'; readonly Page: ComponentType })
  | (Try & { readonly at: 'failed'; readonly errorId: string });

export type LoadEvent =
  | { readonly type: 'started' | 'retried' | 'passed' | 'left' }
  | { readonly type: 'found'; readonly Page: ComponentType }
  | {
      readonly type: 'failed';
      readonly errorId: string;
      /** Whether another attempt may end otherwise. */
      readonly mayPass: boolean;
      /** Whether there is a build before this one. */
      readonly mayFallBack: boolean;
    };

type Failed = Extract<LoadEvent, { type: 'failed' }>;

const next: Readonly<Record<LoadStage, LoadStage>> = {
  manifest: 'contract',
  contract: 'entry',
  entry: 'words',
  words: 'page',
  // Its end is a component, and not a word that it passed.
  page: 'page',
};

/** Attempts at one stage of one build. */
const attempts = 3;

export const idle = (round = 0): LoadState => ({ at: 'idle', round, build: 0, attempt: 0 });

/** Whether something is being done for the page. */
export const isAwaited = (state: LoadState): state is Try & { readonly at: LoadStage } =>
  state.at in next;

/** What follows from an event. An event that means nothing now leaves the very same state. */
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
      // Whoever comes back to a failure finds a new beginning.
      return state.at === 'failed' ? idle(state.round + 1) : state;
  }
}

function passed(state: LoadState): LoadState {
  if (state.at === 'mount') return { ...state, at: 'mounted' };
  return isAwaited(state) ? { ...state, at: next[state.at], attempt: 0 } : state;
}

function failed(state: LoadState, { errorId, mayPass, mayFallBack }: Failed): LoadState {
  if (state.at === 'idle' || state.at === 'failed') return state;
  const { round, build, attempt } = state;
  if (mayPass && attempt + 1 < attempts) return { ...state, attempt: attempt + 1 };
  if (mayFallBack) return { at: 'manifest', round, build: build + 1, attempt: 0 };
  return { at: 'failed', round, build, attempt, errorId };
}
