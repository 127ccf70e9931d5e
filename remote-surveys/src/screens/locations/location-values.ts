import type { NewLocation } from '@portal/contract/fleet-surveys';

/** What the form of a new yard holds. */
export interface LocationValues {
  readonly account: string;
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
  /** It is meant, although there is one like it. */
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

/** Its fields by their names on the wire. */
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

/** The values among what this browser kept; null for what is none of ours. */
export function locationIn(kept: unknown): LocationValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = Object.keys(locationFields).map((name) => [name, Reflect.get(kept, name)]);
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return { ...noLocation, ...Object.fromEntries(texts) };
}

/** What the call is sent: codes of states and countries in capital letters. */
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
