import { reportLimits } from '@portal/contract/reports';
import { useQueryClient } from '@portal/platform/query';
import { useEffect, useRef, useState } from 'react';
import { everyIdQuery, type PickScope } from './pick-list.query.ts';

/** Selected ids; null is all. */
export type Picked = readonly number[] | null;

interface Picking {
  /** Why the last tick could not be taken. */
  readonly problem: 'too_many' | 'pick_failed' | null;
  readonly toggle: (id: number, isOn: boolean) => Promise<void>;
}

/**
 * Ticks and unticks rows, one after the other: each builds on the one before, also while the list of
 * all is still on its way. That list is needed, and asked for, only when one of "all" is unticked.
 */
export function usePicking(
  scope: PickScope,
  picked: Picked,
  onPick: (picked: Picked) => void,
): Picking {
  const client = useQueryClient();
  const [problem, setProblem] = useState<Picking['problem']>(null);
  const newest = useRef({ picked, onPick });
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    newest.current = { picked, onPick };
  }, [picked, onPick]);

  const every = async (): Promise<Picked> => {
    try {
      const ids = await client.fetchQuery(everyIdQuery(scope));
      setProblem(ids === null ? 'too_many' : null);
      return ids;
    } catch {
      setProblem('pick_failed');
      return null;
    }
  };

  const take = async (id: number, isOn: boolean) => {
    const wasAll = newest.current.picked === null;
    const before = newest.current.picked ?? (await every());
    if (before === null) return;
    const others = before.filter((each) => each !== id);
    const isTooMany = isOn && others.length >= reportLimits.selection;
    if (!wasAll) setProblem(isTooMany ? 'too_many' : null);
    if (isTooMany) return;
    const next = isOn ? [...others, id] : others;
    newest.current = { ...newest.current, picked: next };
    newest.current.onPick(next);
  };

  const toggle = (id: number, isOn: boolean) => {
    turn.current = turn.current.then(() => take(id, isOn));
    return turn.current;
  };

  return { problem, toggle };
}
