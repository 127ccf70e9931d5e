import { useQuery } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useMemo } from 'react';
import { dashboardPath } from '../../paths.ts';
import { accountOf, accountsQuery } from '../../selection/accounts.query.ts';
import { readLastFleets } from '../../selection/last-fleets.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import { ShortcutsPanel } from './shortcuts.panel.tsx';

/**
 * The accounts whose reports were last run in this browser, except those that the user may not see.
 */
export function AccountsPanel() {
  const navigate = useNavigate();
  const login = useUser()?.Login ?? '';
  const fleets = useMemo(() => readLastFleets(login), [login]);
  const list = useQuery(accountsQuery);
  const rows = fleets.flatMap((fleet) => {
    const account = accountOf(list.data, fleet);
    if (!account) return [];
    const { fleet_type, account: number } = fleet;
    const chosen = { [urlKeys.fleetType]: fleet_type, [urlKeys.account]: number };
    return {
      id: `${fleet_type} ${number}`,
      name: account.text,
      about: '',
      open: () => navigate(`${dashboardPath}?${new URLSearchParams(chosen)}`),
    };
  });
  return <ShortcutsPanel kind="accounts" to={dashboardPath} list={list} rows={rows} />;
}
