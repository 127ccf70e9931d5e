import type { PageState, PageStates } from './state-types.ts';

export { button, dialog, heading, table } from './finds.ts';
export { listStates, statesOfPage } from './list-states.ts';
export type { Answer, Find, PageState, PageStates, Step } from './state-types.ts';

/** Names the states of a package's pages: `states.ts` beside its `remote.ts`. */
export const defineStates = (states: PageStates): PageStates => states;

/** A state as another one, apart from what is given. */
export const like = (state: PageState, own: Partial<PageState>): PageState => ({
  ...state,
  ...own,
});
