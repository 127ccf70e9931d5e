import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { SearchField } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { Button, Panel, Text } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../calls.ts';
import classes from '../../yard/yard.module.css';
import { locationQuery, yardQueryKey } from '../../yard/yard.query.ts';

interface CopySearchProps {
  readonly locationId: number;
  /** Whether the page was opened to copy a unit. */
  readonly isOpen: boolean;
  readonly onCopy: (unitId: number) => void;
}

/** Finds a unit to copy, at any location of the account. */
export function CopySearch({ locationId, isOpen, onCopy }: CopySearchProps) {
  const { t } = useWords();
  const [isShown, setShown] = useState(isOpen);
  const [keyword, setKeyword] = useState('');
  const account = useQuery(locationQuery(locationId)).data?.account;
  const { data: units, error } = useQuery({
    queryKey: [...yardQueryKey, 'unit numbers', account, keyword],
    queryFn: async ({ signal }) =>
      (
        await call('POST fleet_survey/get_unit_numbers', {
          body: { ...(account !== undefined && { account }), keyword },
          signal,
        })
      ).unit_numbers,
    enabled: isShown && keyword !== '' && account !== undefined,
  });
  if (!isShown) {
    return (
      <div>
        <Button variant="default" onClick={() => setShown(true)}>
          {t('unit.copy.open')}
        </Button>
      </div>
    );
  }
  return (
    <Panel title={t('unit.copy.title')} description={t('unit.copy.text')}>
      <SearchField label={t('unit.copy.search')} value={keyword} onSearch={setKeyword} />
      <div role="status">
        {error && !units && <Text mt="sm">{t(failureWord(error))}</Text>}
        {units?.length === 0 && <Text mt="sm">{t('unit.copy.none', { search: keyword })}</Text>}
      </div>
      <ul className={classes.list}>
        {units?.map(({ unit_id, unit_number, type, location_code }) => (
          <li key={unit_id} className={classes.item}>
            <span dir="auto">
              {[unit_number, t(`unit_type.${type}`), location_code].filter(Boolean).join(' · ')}
            </span>
            <Button
              variant="default"
              aria-label={t('unit.copy.take_named', { number: unit_number })}
              onClick={() => onCopy(unit_id)}
            >
              {t('unit.copy.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
