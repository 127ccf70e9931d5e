import { namedLinksChanged } from '../bus/events.ts';
import { useBusState } from '../bus/use-bus-state.ts';

/**
 * Returns the address of an external page by its name in the region, such as `service_history`;
 * null if the region has none.
 */
export function useNamedLink(name: string): string | null {
  const links = useBusState(namedLinksChanged);
  return (links && Object.hasOwn(links, name) && links[name]) || null;
}
