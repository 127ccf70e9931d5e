import { formatDate, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useOwnAlone } from '@portal/platform/reports';
import { accountOf, accountsQuery } from '../../../selection/accounts.query.ts';
import { dateTypeKeys } from '../../../selection/date-type-keys.ts';
import type { Selection } from '../../../selection/selection.ts';
import type { Step } from './draft.ts';

/** Returns a selection in words, one line for each step; null for steps not saved yet. */
export function useSelectionWords({
  fleet,
  dates,
  filters,
}: Selection): Record<Step, string | null> {
  const { t } = useWords();
  const allNonsigs = useOwnAlone() ? 'summary.own_nonsigs' : 'summary.all_nonsigs';
  const { data } = useQuery(accountsQuery);
  const account = accountOf(data, fleet);
  const counted = (key: string, count: number) => t(key, { count, n: formatInteger(count) });
  const { locations, nonsigs, location_groups, location_regions } = filters;
  const parts = [
    locations ? counted('summary.locations', locations.length) : t('summary.all_locations'),
    nonsigs ? counted('summary.nonsigs', nonsigs.length) : t(allNonsigs),
    ...(location_groups.length ? [counted('summary.groups', location_groups.length)] : []),
    ...(location_regions.length ? [counted('summary.regions', location_regions.length)] : []),
  ];
  return {
    fleet: fleet && `${account?.text ?? fleet.account} · ${t(`fleet.${fleet.fleet_type}`)}`,
    dates:
      dates &&
      `${t(dateTypeKeys[dates.date_type])} · ${t('dates.span', {
        from: formatDate(dates.date_from),
        to: formatDate(dates.date_to),
      })}`,
    filters: dates && fleet && parts.join(' · '),
  };
}
