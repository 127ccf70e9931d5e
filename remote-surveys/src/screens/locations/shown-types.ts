import { type LocationsPage, locationsList } from '@portal/contract/fleet-surveys';

/** Flags in the answer, by account type. */
const flags = {
  unknown: 'is_show_unknown',
  local_book: 'is_show_localbook',
  preferred_fleet: 'is_show_preferred_fleet',
  national_account: 'is_show_national_account',
  canadian_common_owner: 'is_show_canadian_common_owner',
  government: 'is_show_goverment',
  leasing: 'is_show_leasing',
  canadian_national_account: 'is_show_canadian_national_account',
} as const satisfies Record<string, keyof LocationsPage>;

type TypeName = keyof typeof flags;

/** The account types that the user may see, by their names in the address. */
export const shownTypes = (answer: LocationsPage): TypeName[] =>
  (Object.keys(flags) as TypeName[]).filter((name) => answer[flags[name]]);

/** The list of locations with these account types as the only filter options. */
export function listOfTypes(types: readonly TypeName[]): typeof locationsList {
  const { account_type } = locationsList.filters;
  const values = Object.fromEntries(
    Object.entries(account_type.values).filter(([name]) => types.includes(name as TypeName)),
  );
  // The same list, with fewer filter values.
  return {
    ...locationsList,
    filters: { account_type: { ...account_type, values: values as typeof account_type.values } },
  };
}
