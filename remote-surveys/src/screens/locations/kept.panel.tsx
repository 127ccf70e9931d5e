import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { AutoGrid, FailedState, Panel } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { dashboardPath } from '../../paths.ts';
import { PinButton } from '../../places/pin-button.tsx';
import { usePlaces } from '../../places/use-places.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { yardQueryKey } from '../../yard/yard.query.ts';
import classes from './kept.module.css';
import { placeText } from './locations.columns.tsx';

/** The locations that the user has pinned or recently visited. */
export function KeptPanel() {
  const { t } = useWords();
  const { places, togglePin } = usePlaces();
  const ids = [...new Set([...places.pins, ...places.visited])];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...yardQueryKey, 'kept locations', [...ids].sort()],
    queryFn: ({ signal }) =>
      call('POST fleet_survey/select_locations', {
        body: { locations: ids, page_number: 1, page_size: 100 },
        signal,
      }),
    enabled: ids.length > 0,
    // Unpinning one keeps the others in view.
    placeholderData: (before) => before,
  });
  if (error && !data) {
    return (
      <Panel title={t('places.title')}>
        <FailedState
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  }
  // Locations that no longer exist, or that the user may no longer see, are missing from the
  // answer.
  const rows = ids.flatMap((id) => data?.accounts.find((row) => row.location_id === id) ?? []);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('places.title')} description={t('places.description')}>
      <AutoGrid minColumn="18rem" gap="sm">
        {rows.map((row) => (
          <div key={row.location_id} className={classes.place}>
            <PinButton
              name={row.name}
              isPinned={places.pins.includes(row.location_id)}
              onToggle={() => togglePin(row.location_id)}
            />
            <div className={classes.words}>
              <PageLink to={dashboardPath(row.location_id)}>{row.name || row.code}</PageLink>
              <span className={classes.where} dir="auto">
                {placeText(row)}
              </span>
            </div>
          </div>
        ))}
      </AutoGrid>
    </Panel>
  );
}
