import type { Unit } from '@portal/contract/fleet-surveys';
import { useQuery } from '@portal/platform/query';
import { locationQuery } from '../yard/yard.query.ts';

type UnitLocation = Pick<Unit, 'location_id' | 'location_code'>;

/**
 * A unit's location: its name with its code, because names repeat, or only its code until the name
 * is loaded.
 */
export function useYardText({ location_id, location_code }: UnitLocation): string {
  const { data } = useQuery({
    ...locationQuery(location_id ?? 0),
    enabled: location_id !== null,
  });
  return data?.name ? `${data.name} (${data.code})` : (location_code ?? '');
}
