import { mostLocations, torqueChecksList } from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { MultiSelect } from '@portal/platform/ui';
import { useMemo } from 'react';
import { locationsQuery } from './torque.query.ts';
import { locationsIn, withLocations } from './torque-address.ts';

/** Choices that are offered at once; typing finds the others. */
const mostShown = 100;

interface TorqueFiltersProps {
  /** ISO days; empty for none. */
  readonly range: { readonly from: string; readonly to: string };
  readonly onRange: (range: { readonly from?: string; readonly to?: string }) => void;
}

/** Where, from when until when. */
export function TorqueFilters({ range, onRange }: TorqueFiltersProps) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(locationsQuery);
  const chosen = locationsIn(params);
  const offered = useMemo(
    () =>
      (data ?? []).map(({ location_id, location, fleet_name }) => ({
        value: String(location_id),
        label: `${location} · ${fleet_name}`,
      })),
    [data],
  );
  // One that an address names and nobody offers is shown by its number, so that it can be taken out.
  const others = chosen
    .map(String)
    .filter((id) => !offered.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: id }));
  return (
    <>
      <MultiSelect
        label={t('torque.locations')}
        placeholder={chosen.length === 0 ? t('torque.every_location') : ''}
        data={[...offered, ...others]}
        value={chosen.map(String)}
        onChange={(next) => setParams((now) => withLocations(now, next.map(Number)))}
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
