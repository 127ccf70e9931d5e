import type { Unit } from '@portal/contract/fleet-surveys';
import { useQuery } from '@portal/platform/query';
import { locationQuery } from '../yard/yard.query.ts';

type Standing = Pick<Unit, 'location_id' | 'location_code'>;

/** The yard at which a unit stands: its name with its code, for names repeat, or its code until the name is read. */
export function useYardText({ location_id, location_code }: Standing): string {
  const { data } = useQuery({
    ...locationQuery(location_id ?? 0),
    enabled: location_id !== null,
  });
  return data?.name ? `${data.name} (${data.code})` : (location_code ?? '');
}
