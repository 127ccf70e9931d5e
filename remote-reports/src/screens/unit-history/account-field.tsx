import type { HistoryAccount } from '@portal/contract/analysis-reports';
import { SearchedSelect } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { accountsKey, findAccounts } from './unit-history.query.ts';

/** Maximum number of choices shown; typing finds the others. */
const mostShown = 100;

interface AccountFieldProps {
  readonly account: HistoryAccount | undefined;
  readonly onChoose: (account: string) => void;
}

const choiceOf = ({ fleet_name, account }: HistoryAccount) => ({
  value: account,
  text: fleet_name === account ? account : `${fleet_name} · ${account}`,
});

/** Field for the fleet of the unit. */
export function AccountField({ account, onChoose }: AccountFieldProps) {
  const { t } = useWords();
  return (
    <SearchedSelect
      label={t('unit_history.fleet')}
      placeholder={t('unit_history.choose_fleet')}
      queryKey={[...accountsKey, 'offered']}
      ask={async (keyword, signal) => ({
        choices: (await findAccounts(keyword, signal)).map(choiceOf),
      })}
      chosen={account ? choiceOf(account) : null}
      onChoose={({ value }) => onChoose(value)}
      limit={mostShown}
    />
  );
}
