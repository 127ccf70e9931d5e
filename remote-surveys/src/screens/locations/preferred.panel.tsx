import { locationsList } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { call } from '../../calls.ts';
import { yard } from '../../yard/yard.query.ts';
import { locationCells } from './locations.columns.tsx';

/** Preferred fleets are one account type. */
const preferredList = { ...locationsList, filters: {} } as const;

/** The yards of preferred fleets. */
export function PreferredPanel() {
  const { t } = useWords();
  const list = useList(preferredList, {
    key: [...yard, 'preferred locations'],
    ask: (body, signal) => call('POST fleet_survey/select_preff_locations', { body, signal }),
  });
  return (
    <ListPanel
      list={list}
      cells={locationCells}
      title={t('locations.preferred')}
      none={{ title: t('locations.empty.no_preferred') }}
      rowKey={(row) => String(row.location_id)}
    />
  );
}
