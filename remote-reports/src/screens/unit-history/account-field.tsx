import type { HistoryAccount } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { useDeferredValue, useState } from 'react';
import { offeredAccountsQuery } from './unit-history.query.ts';

/** Choices that are offered at once; typing finds the others. */
const mostShown = 100;

interface AccountFieldProps {
  readonly account: HistoryAccount | undefined;
  readonly onChoose: (account: string) => void;
}

const textOf = ({ fleet_name, account }: HistoryAccount) =>
  fleet_name === account ? account : `${fleet_name} · ${account}`;

/** The fleet whose unit it is. */
export function AccountField({ account, onChoose }: AccountFieldProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  // What is chosen stands in the field, and is nothing to look for.
  const asked = account && typed === textOf(account) ? '' : typed.trim();
  const { data: offered = [] } = useQuery(offeredAccountsQuery(useDeferredValue(asked)));
  const choices = new Map(
    [...(account ? [account] : []), ...offered].map((each) => [each.account, textOf(each)]),
  );
  return (
    <Select
      label={t('unit_history.fleet')}
      placeholder={t('unit_history.choose_fleet')}
      data={[...choices].map(([value, label]) => ({ value, label }))}
      value={account?.account ?? null}
      onChange={(next) => next !== null && onChoose(next)}
      allowDeselect={false}
      w="24rem"
      maw="100%"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched.
      filter={({ options }) => options}
      limit={mostShown}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}
