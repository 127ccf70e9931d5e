import { isDealerGroup } from '@portal/contract/fleet-dashboard';
import { useUser } from '@portal/platform/session';

/** Whether the person sees the records of their own nonsigs alone, whichever account they look at. */
export function useOwnAlone(): boolean {
  const group = useUser()?.Group;
  return group !== undefined && isDealerGroup(group);
}
