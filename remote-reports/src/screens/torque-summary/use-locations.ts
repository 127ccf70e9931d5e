import { mostLocations, type TorqueLocation } from '@portal/contract/analysis-reports';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { type Chosen, useChosen } from '../../selection/chosen.ts';
import { namedQuery } from './torque.query.ts';

export type ChosenLocations = Chosen<TorqueLocation>;

/** The locations that the address names. */
export function useLocations(): ChosenLocations {
  const client = useQueryClient();
  const idOf = ({ location_id }: TorqueLocation) => location_id;
  return useChosen({
    key: 'locations',
    most: mostLocations,
    idOf,
    useNamed: (ids) => useQuery({ ...namedQuery(ids), enabled: ids.length > 0 }).data,
    know: (rows) => client.setQueryData(namedQuery(rows.map(idOf)).queryKey, [...rows]),
  });
}
