import { isCountry, states } from '@portal/contract/portal';

/** A code and its name. */
interface PlaceOption {
  readonly value: string;
  readonly text: string;
}

interface Country extends PlaceOption {
  readonly states: PlaceOption[];
}

const stateNames: Readonly<Record<string, Readonly<Record<string, string>>>> = states;

/**
 * Returns countries with their states, named in the language of a locale and sorted by name. Codes
 * without a name are shown as such.
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
  const byName = (one: PlaceOption, other: PlaceOption) => compare(one.text, other.text);
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
