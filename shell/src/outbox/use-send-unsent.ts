import { countWaitingEntries, sendNow, useWaitingCounts } from '@portal/platform/offline/manage';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without progress before sending counts as stuck. */
const patience = 20_000;

interface SentUnsent {
  /** The user's own entries that are left; null until counted. */
  readonly count: number | null;
  readonly attention: number;
  readonly state: 'offered' | 'sending' | 'stuck';
  readonly send: () => void;
}

/**
 * Sends unsent work on demand.
 *
 * @param onSent called once nothing is left, or if there was nothing
 */
export function useSendUnsent(onSent: () => void): SentUnsent {
  const [first, setFirst] = useState<number | null>(null);
  const [state, setState] = useState<SentUnsent['state']>('offered');
  const { own, attention } = useWaitingCounts();
  const done = useEffectEvent(onSent);
  useEffect(() => {
    let isWanted = true;
    void countWaitingEntries()
      .catch(() => ({ own: 0 }))
      .then((counted) => {
        if (!isWanted) return;
        if (counted.own === 0) done();
        else setFirst(counted.own);
      });
    return () => {
      isWanted = false;
    };
  }, []);
  const left = state === 'offered' ? null : own;
  useEffect(() => {
    if (left === 0) done();
    if (state !== 'sending' || left === null) return;
    if (left === attention) {
      setState('stuck');
      return;
    }
    const timer = setTimeout(() => setState('stuck'), patience);
    return () => clearTimeout(timer);
  }, [left, attention, state]);
  const send = () => {
    setState('sending');
    sendNow();
  };
  return { count: first === null ? null : (left ?? first), attention, state, send };
}
