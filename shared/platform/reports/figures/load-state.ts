/** How far the figures of a report are, as numbers that the card carries as its `data-status`. */
export const loadStates = {
  loading: 102,
  loaded: 200,
  neverLoaded: 204,
  notLoaded: 400,
} as const;
export type LoadState = (typeof loadStates)[keyof typeof loadStates];

/** The same for whoever only waits. */
export const simpleStates = { neverLoaded: 0, loaded: 1, loading: 2 } as const;
export type SimpleState = (typeof simpleStates)[keyof typeof simpleStates];

/** Whether the names that a filter offers are there; another account starts over. */
export const optionStates = { neverLoaded: 'never_loaded', loaded: 'loaded' } as const;
export type OptionState = (typeof optionStates)[keyof typeof optionStates];

interface Asked {
  readonly isFetching: boolean;
  readonly data: unknown;
  readonly error: unknown;
}

/** The state of a call; a failure counts until it is tried again. */
export function loadStateOf({ isFetching, data, error }: Asked): LoadState {
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

export const optionStateOf = ({ data }: Pick<Asked, 'data'>): OptionState =>
  data === undefined ? optionStates.neverLoaded : optionStates.loaded;
