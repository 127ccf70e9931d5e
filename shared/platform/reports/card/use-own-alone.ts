import { isDealerGroup } from '@portal/contract/portal';
import { useUser } from '../../session/session.ts';

/** Whether the person sees the records of their own nonsigs alone, whichever account they look at. */
export function useOwnAlone(): boolean {
  const group = useUser()?.Group;
  return group !== undefined && isDealerGroup(group);
}
