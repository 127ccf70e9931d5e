import { SearchedSelect } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { findFleets, fleetsKey, fleetsQuery } from './specs.query.ts';

interface FleetFieldProps {
  readonly account: string | null;
  readonly onChoose: (account: string) => void;
}

interface Fleet {
  readonly account: string;
  readonly name: string;
}

const choiceOf = ({ account, name }: Fleet) => ({
  value: account,
  text: name === '' ? account : `${name} · ${account}`,
});

/** Field for the fleet whose specs are shown; searches by number, name or yard. */
export function FleetField({ account, onChoose }: FleetFieldProps) {
  const { t } = useWords();
  const { data: own = [] } = useQuery({ ...fleetsQuery(account ?? ''), enabled: account !== null });
  const chosen = own.find((fleet) => fleet.account === account);
  return (
    <SearchedSelect
      label={t('specs.fleet')}
      placeholder={t('specs.choose_fleet')}
      queryKey={[...fleetsKey, 'offered']}
      ask={async (keyword, signal) => ({
        choices: (await findFleets(keyword, signal)).map(choiceOf),
      })}
      chosen={chosen ? choiceOf(chosen) : null}
      onChoose={({ value }) => onChoose(value)}
    />
  );
}
