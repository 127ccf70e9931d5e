import { isDealerGroup } from '@portal/contract/portal';
import { useUser } from '../../session/session.ts';

/**
 * Returns whether the user sees only the records of their own nonsigs, regardless of the account.
 */
export function useOwnAlone(): boolean {
  const group = useUser()?.Group;
  return group !== undefined && isDealerGroup(group);
}
