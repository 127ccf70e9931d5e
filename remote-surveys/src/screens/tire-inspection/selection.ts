/** The two steps in which surveys are chosen. */
export const steps = ['locations', 'filters'] as const;
export type Step = (typeof steps)[number];

/** What the steps choose; it lives in the address. */
export interface Selection {
  readonly locations: readonly number[];
  /** ISO dates; empty for none. */
  readonly from: string;
  readonly to: string;
  readonly surveyor: string;
  readonly dealer: string;
}

const texts = ['from', 'to', 'surveyor', 'dealer'] as const;

/** Locations that an address has room for; an account or a search stands for more. */
export const mostChosen = 200;

export const stepIn = (params: URLSearchParams): Step | null =>
  steps.find((step) => step === params.get('step')) ?? null;

/** The locations that an address names, however many; whatever is no id counts as not named. */
const namedIn = (params: URLSearchParams): number[] => {
  const named = (params.get('locations') ?? '')
    .split('.')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(named.map(Number))];
};

/** Those of them that are meant. */
export const locationsIn = (params: URLSearchParams): number[] =>
  namedIn(params).slice(0, mostChosen);

/** How many an address names beyond those that it has room for. */
export const beyondIn = (params: URLSearchParams): number =>
  Math.max(0, namedIn(params).length - mostChosen);

/** An address with what the steps have chosen; the list begins anew with its first page. */
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
