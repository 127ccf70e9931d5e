import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Select, Text } from '@portal/platform/ui';
import { useDeferredValue, useState } from 'react';
import { offeredUnitsQuery } from './unit-history.query.ts';

interface UnitFieldProps {
  /** Account number; empty until one is known. */
  readonly account: string;
  readonly unit: string;
  readonly onChoose: (unit: string) => void;
}

/**
 * Field for a unit of a fleet: offers the first numbers, then those that contain the typed text.
 */
export function UnitField({ account, unit, onChoose }: UnitFieldProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(unit);
  const asked = typed === unit ? '' : typed.trim();
  const { data: offered = [] } = useQuery({
    ...offeredUnitsQuery(account, useDeferredValue(asked)),
    placeholderData: keepPreviousData,
    enabled: account !== '',
  });
  const about = new Map(
    offered.map(({ unit_number, type, location }) => [
      unit_number,
      [t(`history_unit.${type}`), location].filter((text) => text !== '').join(' · '),
    ]),
  );
  const numbers = new Set([...(unit === '' ? [] : [unit]), ...about.keys()]);
  // Keeps the chosen number as an option, but hides it while another one is typed.
  const isOffered = (each: object) =>
    typed === unit || !('value' in each) || about.has(String(each.value));
  return (
    <Select
      label={t('unit_history.unit')}
      placeholder={t('unit_history.choose_unit')}
      data={[...numbers]}
      value={unit === '' ? null : unit}
      onChange={(next) => next !== null && onChoose(next)}
      disabled={account === ''}
      allowDeselect={false}
      w="16rem"
      maw="100%"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already filtered.
      filter={({ options }) => options.filter((each) => isOffered(each))}
      renderOption={({ option }) => (
        <span>
          {option.label}{' '}
          <Text span size="sm" c="dimmed">
            {about.get(option.value)}
          </Text>
        </span>
      )}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}
