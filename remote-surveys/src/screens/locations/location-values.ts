import type { NewLocation } from '@portal/contract/fleet-surveys';

/** Form values of a new location. */
export interface LocationValues {
  readonly account: string;
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
  /** Add it although there is a similar one. */
  readonly is_confirmed: boolean;
}

export const noLocation: LocationValues = {
  account: '',
  code: '',
  name: '',
  address: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
  is_confirmed: false,
};

/** Wire names of the form's fields. */
export const locationFields = {
  account: 'account',
  code: 'code',
  name: 'name',
  address: 'address',
  city: 'city',
  state: 'state',
  postal_code: 'postal_code',
  country: 'country',
} as const;

export type LocationField = keyof typeof locationFields;

/** Form values from browser storage; null if they are not valid. */
export function locationIn(kept: unknown): LocationValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = Object.keys(locationFields).map((name) => [name, Reflect.get(kept, name)]);
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return { ...noLocation, ...Object.fromEntries(texts) };
}

/** Body of the call, with state and country codes in capital letters. */
export const locationBody = ({ is_confirmed, ...values }: LocationValues): NewLocation => {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as typeof values;
  return {
    ...texts,
    state: texts.state.toUpperCase(),
    country: texts.country.toUpperCase(),
    is_confirmed,
  };
};
