import type { PageState, PageStates } from './state-types.ts';

export { button, dialog, heading, table } from './finds.ts';
export { listStates, statesOfPage } from './list-states.ts';
export type { Answer, Find, PageState, PageStates, Step } from './state-types.ts';

/** Defines the states of a package's pages, in `states.ts` beside its `remote.ts`. */
export const defineStates = (states: PageStates): PageStates => states;

/** Returns a copy of a state with some fields replaced. */
export const stateLike = (state: PageState, own: Partial<PageState>): PageState => ({
  ...state,
  ...own,
});
