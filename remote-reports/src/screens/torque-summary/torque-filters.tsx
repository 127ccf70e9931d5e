import { mostLocations, torqueChecksList } from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { useQuery } from '@portal/platform/query';
import { useDeferredValue, useState } from 'react';
import { PickList } from '../../selection/pick-list.tsx';
import { offeredQuery } from './torque.query.ts';
import type { ChosenLocations } from './use-locations.ts';

interface TorqueFiltersProps {
  readonly locations: ChosenLocations;
  /** ISO dates; empty for none. */
  readonly range: { readonly from: string; readonly to: string };
  readonly onRange: (range: { readonly from?: string; readonly to?: string }) => void;
}

/** Filters by location and date; the locations are loaded when the list is opened. */
export function TorqueFilters({ locations, range, onRange }: TorqueFiltersProps) {
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const keyword = useDeferredValue(typed.trim());
  const { data: offered = [] } = useQuery({ ...offeredQuery(keyword), enabled: isOpened });
  return (
    <>
      <PickList
        chosen={locations}
        offered={offered}
        choiceOf={({ location_id, location, fleet_name }) => [
          location_id,
          `${location} · ${fleet_name}`,
        ]}
        typed={typed}
        onTyped={setTyped}
        onOpen={() => setOpened(true)}
        most={mostLocations}
      />
      <RangeFilter range={range} filters={torqueChecksList.filters} onChange={onRange} />
    </>
  );
}
