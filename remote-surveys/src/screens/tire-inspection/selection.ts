/** The two steps of selecting surveys. */
export const steps = ['locations', 'filters'] as const;
export type Step = (typeof steps)[number];

/** The choices of both steps, stored in the address. */
export interface Selection {
  readonly locations: readonly number[];
  /** ISO dates; empty for none. */
  readonly from: string;
  readonly to: string;
  readonly surveyor: string;
  readonly dealer: string;
}

const texts = ['from', 'to', 'surveyor', 'dealer'] as const;

/** Maximum number of locations in an address; an account or a search can stand for more. */
export const maximumChosen = 200;

export const stepIn = (params: URLSearchParams): Step | null =>
  steps.find((step) => step === params.get('step')) ?? null;

/** All valid location ids in an address, without a limit. */
const namedIn = (params: URLSearchParams): number[] => {
  const named = (params.get('locations') ?? '')
    .split('.')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(named.map(Number))];
};

/** The locations in an address, up to the maximum. */
export const locationsIn = (params: URLSearchParams): number[] =>
  namedIn(params).slice(0, maximumChosen);

/** Number of locations in an address beyond the maximum. */
export const excessCountIn = (params: URLSearchParams): number =>
  Math.max(0, namedIn(params).length - maximumChosen);

/** The address with a selection, on the first page of the list. */
export function withSelection(params: URLSearchParams, selection: Selection): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  put('locations', selection.locations.join('.'));
  for (const name of texts) put(name, selection[name]);
  next.delete('page');
  return next;
}

export function withStep(params: URLSearchParams, step: Step | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (step) next.set('step', step);
  else next.delete('step');
  return next;
}

export const isSame = (one: Selection, other: Selection): boolean =>
  one.locations.join() === other.locations.join() &&
  texts.every((name) => one[name] === other[name]);
