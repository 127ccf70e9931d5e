import { limits } from '@portal/contract/fleet-dashboard';
import { useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { everyIdQuery, type PickScope } from './pick-list.query.ts';

/** Selected ids; null is all. */
export type Picked = readonly number[] | null;

interface Picking {
  /** Why the last tick could not be taken. */
  readonly problem: 'too_many' | 'pick_failed' | null;
  readonly toggle: (id: number, isOn: boolean) => Promise<void>;
}

/**
 * Ticks and unticks rows. Unticking one of "all" needs the list of all others, which is asked for
 * only then.
 */
export function usePicking(
  scope: PickScope,
  picked: Picked,
  onPick: (picked: Picked) => void,
): Picking {
  const client = useQueryClient();
  const [problem, setProblem] = useState<Picking['problem']>(null);

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

  const toggle = async (id: number, isOn: boolean) => {
    const before = picked ?? (await every());
    if (before === null) return;
    const others = before.filter((each) => each !== id);
    const isTooMany = isOn && others.length >= limits.selection;
    if (picked !== null) setProblem(isTooMany ? 'too_many' : null);
    if (!isTooMany) onPick(isOn ? [...others, id] : others);
  };

  return { problem, toggle };
}
