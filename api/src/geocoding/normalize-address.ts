import { states } from '@portal/contract/portal';
import type { EnteredAddress } from './geocoder.ts';

/** An address normalized for lookup. */
export interface NormalizedAddress {
  readonly city: string;
  /** The state's code; an unknown name is only capitalized. */
  readonly state: string;
  /** Without spaces and anything after the five digits; in capitals. */
  readonly zip: string;
  /** The first three characters of `zip`. */
  readonly prefix: string;
  /** Whether the postal code has a form used in the United States or Canada, or is empty. */
  readonly isLikely: boolean;
}

const forms = [/^(\d{5})(?:\d{4})?$/, /^([A-Z]\d[A-Z](?:\d[A-Z]\d)?)$/];

const codes: ReadonlyMap<string, string> = new Map(
  Object.values(states).flatMap((ofCountry) =>
    Object.entries(ofCountry).map(([code, name]) => [nameKey(name), code] as const),
  ),
);

function nameKey(name: string): string {
  return name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();
}

export function normalizeAddress({ city, state, zip }: EnteredAddress): NormalizedAddress {
  const code = zip.replaceAll(/[\s-]/g, '').toUpperCase();
  const form = forms.map((each) => each.exec(code)?.[1]).find((found) => found !== undefined);
  const plain = form ?? code;
  return {
    city: city.trim(),
    state: stateCode(state),
    zip: plain,
    prefix: plain.slice(0, 3),
    isLikely: code === '' || form !== undefined,
  };
}

/** Returns the code of a state or province, entered by its code or its English name. */
export const stateCode = (text: string): string =>
  codes.get(nameKey(text)) ?? text.trim().toUpperCase();
