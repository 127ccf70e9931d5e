import { namedLinksChanged } from '../bus/events.ts';
import { useBusState } from '../bus/use-bus-state.ts';

/**
 * The address of a page elsewhere that the region knows by a name, as in `service_history`; null
 * where it has none.
 */
export function useNamedLink(name: string): string | null {
  const links = useBusState(namedLinksChanged);
  return (links && Object.hasOwn(links, name) && links[name]) || null;
}
