/** Load states of a report's figures; the card has them in its `data-status`. */
export const loadStates = {
  loading: 102,
  loaded: 200,
  neverLoaded: 204,
  notLoaded: 400,
} as const;
export type LoadState = (typeof loadStates)[keyof typeof loadStates];

/** The load states reduced to three, for callers that only wait. */
export const simpleStates = { neverLoaded: 0, loaded: 1, loading: 2 } as const;
export type SimpleState = (typeof simpleStates)[keyof typeof simpleStates];

/** Load states of the names that a filter offers; a new account starts over. */
export const optionStates = { neverLoaded: 'never_loaded', loaded: 'loaded' } as const;
export type OptionState = (typeof optionStates)[keyof typeof optionStates];

interface QueryState {
  readonly isFetching: boolean;
  readonly data: unknown;
  readonly error: unknown;
}

/** Returns the load state of a call; a failure remains until the call is retried. */
export function loadStateOf({ isFetching, data, error }: QueryState): LoadState {
  if (isFetching) return loadStates.loading;
  if (error) return loadStates.notLoaded;
  return data === undefined ? loadStates.neverLoaded : loadStates.loaded;
}

export const simpleStateOf = (state: LoadState): SimpleState =>
  state === loadStates.loading
    ? simpleStates.loading
    : state === loadStates.loaded
      ? simpleStates.loaded
      : simpleStates.neverLoaded;

export const optionStateOf = ({ data }: Pick<QueryState, 'data'>): OptionState =>
  data === undefined ? optionStates.neverLoaded : optionStates.loaded;
