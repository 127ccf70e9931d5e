/** Kinds of fleets, from the account types in `docs/data-model.md`. */
export const fleetTypes = [
  'us_national_account',
  'canadian_common_owner',
  'canadian_nonsig',
] as const;
export type FleetType = (typeof fleetTypes)[number];
