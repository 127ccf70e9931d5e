/** Whose crossings are shown; none stands for all that the user sees. It lives in the address. */
export interface Fleets {
  /** Numbers. */
  readonly accounts: readonly string[];
  /** Ids. */
  readonly locations: readonly number[];
}

export const noFleets: Fleets = { accounts: [], locations: [] };

export const isOfSome = ({ accounts, locations }: Fleets): boolean =>
  accounts.length + locations.length > 0;

/** Accounts, and locations, that an address has room for. */
export const mostChosen = 100;

const keys = { accounts: 'account', locations: 'location' } as const;

/** What an address names, however much; whatever names nothing counts as not named. */
function namedIn(params: URLSearchParams): Fleets {
  const accounts = params.getAll(keys.accounts).filter((each) => /^.{1,40}$/.test(each));
  const locations = params.getAll(keys.locations).filter((each) => /^[1-9]\d{0,8}$/.test(each));
  return { accounts: [...new Set(accounts)], locations: [...new Set(locations)].map(Number) };
}

/** Those of them that are meant. */
export function fleetsIn(params: URLSearchParams): Fleets {
  const { accounts, locations } = namedIn(params);
  return { accounts: accounts.slice(0, mostChosen), locations: locations.slice(0, mostChosen) };
}

/** How many an address names beyond those that it has room for. */
export function beyondIn(params: URLSearchParams): number {
  const named = Object.values(namedIn(params)).map(({ length }) => length);
  return named.reduce((sum, count) => sum + Math.max(0, count - mostChosen), 0);
}

/** The address with other fleets; its list begins anew with the first page. */
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

/** What a call is sent of them. */
export const sentFleets = ({ accounts, locations }: Fleets) => ({
  ...(accounts.length > 0 && { accounts: [...accounts] }),
  ...(locations.length > 0 && { locations: [...locations] }),
});
