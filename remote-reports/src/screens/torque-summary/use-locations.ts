import { mostLocations, type TorqueLocation } from '@portal/contract/analysis-reports';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { namedQuery } from './torque.query.ts';
import { locationsIn } from './torque-address.ts';

export interface ChosenLocations {
  /** Those that the address names and the reader sees; none for all. */
  readonly ids: readonly number[];
  readonly named: readonly TorqueLocation[];
  /** How many are gone, or not for this reader any more. */
  readonly lost: number;
  /** How many the address names that a report has no room for. */
  readonly beyond: number;
  /** False until it is known which of them the reader sees, and where that is none. */
  readonly areUsable: boolean;
}

const none: readonly TorqueLocation[] = [];

/** The locations that the address names. */
export function useLocations(): ChosenLocations {
  const [params] = useSearchParams();
  const all = locationsIn(params);
  const chosen = all.slice(0, mostLocations);
  const { data } = useQuery({ ...namedQuery(chosen), enabled: chosen.length > 0 });
  const named = (chosen.length > 0 && data) || none;
  const seen = new Set(named.map(({ location_id }) => location_id));
  const ids = chosen.filter((id) => seen.has(id));
  return {
    ids,
    named,
    lost: data ? chosen.length - ids.length : 0,
    beyond: all.length - chosen.length,
    areUsable: chosen.length === 0 || ids.length > 0,
  };
}
