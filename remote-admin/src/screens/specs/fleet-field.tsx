import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { useDeferredValue, useState } from 'react';
import { fleetsQuery } from './specs.query.ts';

interface FleetFieldProps {
  readonly account: string | null;
  readonly onChoose: (account: string) => void;
}

interface Fleet {
  readonly account: string;
  readonly name: string;
}

const textOf = ({ account, name }: Fleet) => (name === '' ? account : `${name} · ${account}`);

/** The fleet whose specs are shown, found by number, name or yard. */
export function FleetField({ account, onChoose }: FleetFieldProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const { data: own = [] } = useQuery({ ...fleetsQuery(account ?? ''), enabled: account !== null });
  const chosen = own.find((fleet) => fleet.account === account);
  // What is chosen stands in the field, and is nothing to look for.
  const asked = chosen && typed === textOf(chosen) ? '' : typed.trim();
  const { data: offered = [] } = useQuery({
    ...fleetsQuery(useDeferredValue(asked.slice(0, 100))),
    placeholderData: (before) => before,
  });
  const choices = new Map(
    [...(chosen ? [chosen] : []), ...offered].map((fleet) => [fleet.account, textOf(fleet)]),
  );
  return (
    <Select
      label={t('specs.fleet')}
      placeholder={t('specs.choose_fleet')}
      data={[...choices].map(([value, label]) => ({ value, label }))}
      value={chosen?.account ?? null}
      onChange={(next) => next !== null && onChoose(next)}
      allowDeselect={false}
      w="24rem"
      maw="100%"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched.
      filter={({ options }) => options}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}
