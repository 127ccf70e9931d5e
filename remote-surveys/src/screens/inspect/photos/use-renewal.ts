import type { UnitImage } from '@portal/contract/fleet-surveys';
import { useRef, useState } from 'react';
import { useIsAway } from '../../../device/network/use-away.ts';

/**
 * Asks for addresses anew that have run out, once each. A photo that does not load then either is lost, unless
 * it is the network that is missing.
 *
 * @param refetch asks for the photos
 */
export function useRenewal(refetch: () => Promise<unknown>) {
  const isAway = useIsAway();
  const asked = useRef(new Set<string>());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isRenewing, setRenewing] = useState(false);
  /** @param failing the one of its addresses that did not load */
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
