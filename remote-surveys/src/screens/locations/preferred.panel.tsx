import { locationsList } from '@portal/contract/fleet-surveys';
import { ListPanel, useList } from '@portal/platform/lists';
import { call } from '../../calls.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { locationCells } from './locations.columns.tsx';

/** Preferred fleets are a single account type. */
const preferredList = {
  ...locationsList,
  words: {
    ...locationsList.words,
    title: 'locations.preferred',
    text: 'locations.preferred_text',
    none: 'locations.empty.no_preferred',
    noneText: 'locations.empty.no_preferred_text',
  },
  filters: {},
} as const;

/** The locations of preferred fleets. */
export function PreferredPanel() {
  const list = useList(preferredList, {
    key: [...yardQueryKey, 'preferred locations'],
    ask: (body, signal) => call('POST fleet_survey/select_preff_locations', { body, signal }),
  });
  return <ListPanel list={list} cells={locationCells} rowKey={(row) => String(row.location_id)} />;
}
