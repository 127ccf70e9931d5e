import { mostAccounts } from '@portal/contract/analysis-reports';
import { useQuery } from '@portal/platform/query';
import { useDeferredValue, useState } from 'react';
import { type ChosenAccounts, offeredQuery, type SelectionPrefix } from './accounts.ts';
import { PickList } from './pick-list.tsx';

interface AccountFilterProps {
  /** Path prefix of the report's calls. */
  readonly prefix: SelectionPrefix;
  readonly accounts: ChosenAccounts;
}

/** Filter for the accounts of a report; the choices are loaded when the list is opened. */
export function AccountFilter({ prefix, accounts }: AccountFilterProps) {
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const keyword = useDeferredValue(typed.trim());
  const { data: offered = [] } = useQuery({ ...offeredQuery(prefix, keyword), enabled: isOpened });
  return (
    <PickList
      chosen={accounts}
      offered={offered}
      choiceOf={({ account_id, fleet_name, account }) => [
        account_id,
        fleet_name === account ? account : `${fleet_name} · ${account}`,
      ]}
      typed={typed}
      onTyped={setTyped}
      onOpen={() => setOpened(true)}
      most={mostAccounts}
    />
  );
}
