import type { Database } from '../../../db/database.ts';

/** Reads every stored row behind the reports, with the rows that it refers to. */
export async function readRaw({ kysely }: Pick<Database, 'kysely'>) {
  const read = {
    users: kysely.selectFrom('users').select(['id', 'login', 'group_code']).execute(),
    userAccounts: kysely.selectFrom('user_accounts').selectAll().execute(),
    userNonsigs: kysely.selectFrom('user_nonsigs').selectAll().execute(),
    dealerAccounts: kysely.selectFrom('dealer_accounts').selectAll().execute(),
    accounts: kysely.selectFrom('accounts').selectAll().orderBy('id').execute(),
    locations: kysely.selectFrom('locations').selectAll().orderBy('id').execute(),
    dealers: kysely.selectFrom('dealers').selectAll().orderBy('id').execute(),
    products: kysely.selectFrom('products').selectAll().execute(),
    lines: kysely.selectFrom('invoice_lines').selectAll().execute(),
    calls: kysely.selectFrom('service_calls').selectAll().execute(),
    casings: kysely.selectFrom('casings').selectAll().execute(),
  };
  const calls = new Map((await read.calls).map((call) => [call.id, call]));
  const dealers = new Map((await read.dealers).map((dealer) => [dealer.id, dealer]));
  const products = new Map((await read.products).map((product) => [product.id, product]));
  const records = [await read.lines, await read.calls, await read.casings].flat();
  const named = (field: 'brand' | 'line' | 'size') => [
    ...new Set([...products.values()].map((product) => product[field])),
  ];
  return {
    users: await read.users,
    userAccounts: await read.userAccounts,
    userNonsigs: await read.userNonsigs,
    dealerAccounts: await read.dealerAccounts,
    accounts: await read.accounts,
    locations: await read.locations,
    dealers: await read.dealers,
    products,
    // A line's copies of the call's columns must equal the call.
    lines: (await read.lines).map((line) => {
      const call = calls.get(line.call_id ?? 0);
      const { call_type = null, unit_location = null } = call ?? {};
      return { ...line, call_type, unit_location, product: products.get(line.product_id ?? 0) };
    }),
    calls: (await read.calls).map((call) => ({ ...call, dealer: dealers.get(call.dealer_id) })),
    casings: (await read.casings).map((casing) => ({
      ...casing,
      dealer: dealers.get(casing.dealer_id),
      product: products.get(casing.product_id ?? 0),
    })),
    /** The dealers in each account's records, without repeats. */
    dealersByAccount: dealersByAccount(records),
    productNames: { brand: named('brand'), line: named('line'), size: named('size') },
  };
}

function dealersByAccount(records: readonly { account_id: number; dealer_id: number }[]) {
  const dealers = new Map<number, Set<number>>();
  for (const { account_id, dealer_id } of records) {
    const own = dealers.get(account_id) ?? new Set();
    dealers.set(account_id, own.add(dealer_id));
  }
  return dealers;
}

export type Raw = Awaited<ReturnType<typeof readRaw>>;
export type RawLine = Raw['lines'][number];
export type RawCall = Raw['calls'][number];
export type RawCasing = Raw['casings'][number];

/** Computes row by row what one user may see. */
export function viewOf(raw: Raw, login: string) {
  const user = raw.users.find((candidate) => candidate.login === login);
  if (!user) throw new Error(`No demo user ${login}`);
  const own = raw.userNonsigs
    .filter(({ user_id }) => user_id === user.id)
    .map(({ dealer_id }) => dealer_id);
  const sees = {
    GYR: () => true,
    SSC: () => true,
    CUS: (account: number) =>
      raw.userAccounts.some(
        ({ user_id, account_id }) => user_id === user.id && account_id === account,
      ),
    DLR: (account: number) =>
      raw.dealerAccounts.some(
        ({ dealer_id, account_id }) => account_id === account && own.includes(dealer_id),
      ),
    WIN: (account: number) =>
      raw.dealerAccounts.some(
        ({ dealer_id, account_id }) => account_id === account && own.includes(dealer_id),
      ),
  }[user.group_code];
  const isDealer = user.group_code === 'DLR' || user.group_code === 'WIN';
  return {
    account: sees,
    /** Whether the user may see records of a dealer in a visible account. */
    dealer: (dealer: number) => !isDealer || own.includes(dealer),
  };
}
