import { mostLocations, type TorqueLocation } from '@portal/contract/analysis-reports';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { type ChosenRecords, useChosenRecords } from '../../selection/chosen-records.ts';
import { namedQuery } from './torque.query.ts';

export type ChosenLocations = ChosenRecords<TorqueLocation>;

/** Returns the locations named by the address. */
export function useLocations(): ChosenLocations {
  const client = useQueryClient();
  const idOf = ({ location_id }: TorqueLocation) => location_id;
  return useChosenRecords({
    key: 'locations',
    most: mostLocations,
    idOf,
    useNamed: (ids) => useQuery({ ...namedQuery(ids), enabled: ids.length > 0 }).data,
    know: (rows) => client.setQueryData(namedQuery(rows.map(idOf)).queryKey, [...rows]),
  });
}
