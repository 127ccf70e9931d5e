import { isCountry, states } from '@portal/contract/portal';

/** A code and what it stands for. */
interface Named {
  readonly value: string;
  readonly text: string;
}

interface Country extends Named {
  readonly states: Named[];
}

const stateNames: Readonly<Record<string, Readonly<Record<string, string>>>> = states;

/**
 * Countries in the language of a locale with their states, by name. What no list names stands under its code.
 *
 * @param places ISO 3166-1 codes of countries, each with the ISO 3166-2 codes of its states
 */
export function namedCountries(
  places: readonly { readonly country: string; readonly states: readonly string[] | null }[],
  locale: string,
): Country[] {
  const language = locale || 'en-US';
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const byName = (one: Named, other: Named) => compare(one.text, other.text);
  return places
    .map(({ country, states: codes }) => ({
      value: country,
      text: (isCountry(country) && countries.of(country)) || country,
      states: (codes ?? [])
        .map((code) => ({ value: code, text: stateNames[country]?.[code] ?? code }))
        .sort(byName),
    }))
    .sort(byName);
}
