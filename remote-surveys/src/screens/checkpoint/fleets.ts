/**
 * Accounts and locations whose crossings are shown; none means all that the user may see. Stored in
 * the address.
 */
export interface Fleets {
  /** Account numbers. */
  readonly accounts: readonly string[];
  /** Location ids. */
  readonly locations: readonly number[];
}

export const noFleets: Fleets = { accounts: [], locations: [] };

export const hasChosenFleets = ({ accounts, locations }: Fleets): boolean =>
  accounts.length + locations.length > 0;

/** Maximum numbers of accounts and of locations in an address. */
export const maximumChosen = 100;

const keys = { accounts: 'account', locations: 'location' } as const;

/** All valid accounts and locations in an address, without a limit. */
function namedIn(params: URLSearchParams): Fleets {
  const accounts = params.getAll(keys.accounts).filter((each) => /^.{1,40}$/.test(each));
  const locations = params.getAll(keys.locations).filter((each) => /^[1-9]\d{0,8}$/.test(each));
  return { accounts: [...new Set(accounts)], locations: [...new Set(locations)].map(Number) };
}

/** The accounts and locations in an address, up to the maximum of each. */
export function fleetsIn(params: URLSearchParams): Fleets {
  const { accounts, locations } = namedIn(params);
  return {
    accounts: accounts.slice(0, maximumChosen),
    locations: locations.slice(0, maximumChosen),
  };
}

/** Number of accounts and locations in an address beyond the maximum. */
export function excessCountIn(params: URLSearchParams): number {
  const named = Object.values(namedIn(params)).map(({ length }) => length);
  return named.reduce((sum, count) => sum + Math.max(0, count - maximumChosen), 0);
}

/** The address with other fleets, on the first page of its list. */
export function withFleets(params: URLSearchParams, fleets: Partial<Fleets>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, values = []] of Object.entries(fleets)) {
    const key = keys[name as keyof Fleets];
    next.delete(key);
    for (const value of values) next.append(key, String(value));
  }
  next.delete('page');
  return next;
}

/** The fleets as a call takes them. */
export const fleetsBody = ({ accounts, locations }: Fleets) => ({
  ...(accounts.length > 0 && { accounts: [...accounts] }),
  ...(locations.length > 0 && { locations: [...locations] }),
});
