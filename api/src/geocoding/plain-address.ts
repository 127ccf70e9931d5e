import { states } from '@portal/contract/portal';
import type { EnteredAddress } from './geocoder.ts';

/** An address in the form in which places are looked up. */
export interface PlainAddress {
  readonly city: string;
  /** Its code; what is no known name is left as it is, in capitals. */
  readonly state: string;
  /** Without blanks and what follows the five digits; in capitals. */
  readonly zip: string;
  /** The first three characters of that. */
  readonly prefix: string;
  /** Whether the postal code is of a form of the United States or Canada, or empty. */
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

export function plainAddress({ city, state, zip }: EnteredAddress): PlainAddress {
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

/** The code of a state or province that was entered by its code or its English name. */
export const stateCode = (text: string): string =>
  codes.get(nameKey(text)) ?? text.trim().toUpperCase();
