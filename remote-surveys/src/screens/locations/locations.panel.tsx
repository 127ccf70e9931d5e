import { ListPanel, useList } from '@portal/platform/lists';
import { call } from '../../calls.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { locationCells } from './locations.columns.tsx';
import { useShownTypes } from './use-shown-types.ts';

/** The locations that the user may survey, by account type. */
export function LocationsPanel() {
  const { definition, see } = useShownTypes();
  const list = useList(definition, {
    key: [...yardQueryKey, 'locations'],
    ask: (body, signal) => call('POST fleet_survey/select_locations', { body, signal }),
  });
  see(list.result.data);
  return <ListPanel list={list} cells={locationCells} rowKey={(row) => String(row.location_id)} />;
}
