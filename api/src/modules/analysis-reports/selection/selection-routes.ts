import type { SelectionCalls } from '@portal/contract/analysis-reports';
import type { CallTable } from '@portal/contract/wire';
import { type Handler, type Implementation, implement } from '../../../app/implement.ts';
import { seesEveryAccount } from '../../../scope/scope.ts';
import { checkAccounts } from './check-accounts.ts';
import {
  countSelected,
  readAccounts,
  readNamedAccounts,
  readVerifiedAccount,
} from './read-accounts.ts';
import { readSelects } from './read-selects.ts';

type OneReport = SelectionCalls<'report'>;

const ofReport = implement<OneReport>({
  'POST report/select_accounts': async ({ db, body }) => {
    await checkAccounts(db, body.account_ids);
    const { rows, ...page } = await readAccounts(db, body, body);
    return {
      ...page,
      accounts: rows,
      total_selected_items: await countSelected(db, body, body.account_ids),
    };
  },

  'GET report/select_account_ids': async ({ db, query }) => ({
    accounts: await readNamedAccounts(db, query.ids?.split('.').map(Number)),
  }),

  'POST report/get_selects': async ({ db, body: { account } }) => {
    const verified_account = account === undefined ? null : await readVerifiedAccount(db, account);
    return {
      ...(await readSelects(db)),
      verified_account,
      is_accounts_verification_failed: account !== undefined && verified_account === null,
    };
  },

  'GET report/has_system_level_access': async ({ user }) => ({
    has_access: seesEveryAccount(user),
  }),
});

/**
 * Implements the calls for choosing the accounts of a report.
 *
 * @param prefix of the report's calls
 */
export function selectionRoutes<const Prefix extends string>(
  prefix: Prefix,
): Implementation<SelectionCalls<Prefix> & CallTable> {
  const routes = Object.entries(ofReport).map(([name, handler]): [string, Handler<never>] => [
    name.replace(' report/', ` ${prefix}/`),
    handler as Handler<never>,
  ]);
  // Keyed by the names in the type.
  return Object.fromEntries(routes) as unknown as Implementation<
    SelectionCalls<Prefix> & CallTable
  >;
}
