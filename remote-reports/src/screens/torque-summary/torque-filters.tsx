import { mostLocations, torqueChecksList } from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { MultiSelect } from '@portal/platform/ui';
import { useDeferredValue, useState } from 'react';
import { offeredQuery } from './torque.query.ts';
import { withLocations } from './torque-address.ts';
import type { ChosenLocations } from './use-locations.ts';

/** Choices that are offered at once; typing finds the others. */
const mostShown = 100;

interface TorqueFiltersProps {
  readonly locations: ChosenLocations;
  /** ISO days; empty for none. */
  readonly range: { readonly from: string; readonly to: string };
  readonly onRange: (range: { readonly from?: string; readonly to?: string }) => void;
}

/** Where, from when until when. */
export function TorqueFilters({ locations, range, onRange }: TorqueFiltersProps) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const { data: offered = [] } = useQuery(offeredQuery(useDeferredValue(typed.trim())));
  const { ids, named } = locations;
  const choices = new Map(
    [...named, ...offered].map(({ location_id, location, fleet_name }) => [
      String(location_id),
      `${location} · ${fleet_name}`,
    ]),
  );
  return (
    <>
      <MultiSelect
        label={t('torque.locations')}
        placeholder={ids.length === 0 ? t('torque.every_location') : ''}
        data={[...choices].map(([value, label]) => ({ value, label }))}
        value={ids.map(String)}
        onChange={(next) => setParams((now) => withLocations(now, next.map(Number)))}
        searchValue={typed}
        onSearchChange={setTyped}
        searchable
        hidePickedOptions
        limit={mostShown}
        maxValues={mostLocations}
        nothingFoundMessage={t('shell:filter.not_found')}
      />
      <RangeFilter range={range} filters={torqueChecksList.filters} onChange={onRange} />
    </>
  );
}
