import { reportLimits } from '@portal/contract/reports';
import { useQueryClient } from '@portal/platform/query';
import { useEffect, useRef, useState } from 'react';
import { everyIdQuery, type PickScope } from './pick-list.query.ts';

/** Selected ids; null for all. */
export type PickedIds = readonly number[] | null;

interface Picking {
  /** Why the last row could not be selected or deselected. */
  readonly problem: 'too_many' | 'pick_failed' | null;
  readonly toggle: (id: number, isOn: boolean) => Promise<void>;
}

/**
 * Selects and deselects rows in sequence: each change builds on the previous one, even while the
 * ids of all rows are loading. Those ids are requested only when a row is deselected while all are
 * selected.
 */
export function usePicking(
  scope: PickScope,
  picked: PickedIds,
  onPick: (picked: PickedIds) => void,
): Picking {
  const client = useQueryClient();
  const [problem, setProblem] = useState<Picking['problem']>(null);
  const newest = useRef({ picked, onPick });
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    newest.current = { picked, onPick };
  }, [picked, onPick]);

  const every = async (): Promise<PickedIds> => {
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
