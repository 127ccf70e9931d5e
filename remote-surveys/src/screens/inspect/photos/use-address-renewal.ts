import type { UnitImage } from '@portal/contract/fleet-surveys';
import { useRef, useState } from 'react';
import { useIsOffline } from '../../../device/network/use-offline.ts';

/**
 * Fetches new addresses for expired ones, once each. A photo that still does not load is missing,
 * unless the network is down.
 *
 * @param refetch fetches the photos again
 */
export function useAddressRenewal(refetch: () => Promise<unknown>) {
  const isAway = useIsOffline();
  const asked = useRef(new Set<string>());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isRenewing, setRenewing] = useState(false);
  /** @param failing which of its addresses did not load */
  const renew = ({ address }: UnitImage, failing: string) => {
    if (isAway) return;
    setFailed((before) => new Set([...before, failing]));
    if (asked.current.has(address)) return;
    asked.current.add(address);
    setRenewing(true);
    void refetch().finally(() => setRenewing(false));
  };
  const isLost = (address: string) => failed.has(address) && !isRenewing;
  return { renew, isLost };
}
