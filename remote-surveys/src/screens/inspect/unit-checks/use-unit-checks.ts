import type { AxleMap, ChecklistItem } from '@portal/contract/fleet-surveys';
import { useDraft } from '@portal/platform/guarding';
import { useEffect, useRef, useState } from 'react';
import { checksDraft } from '../draft-names.ts';
import {
  type CheckEntries,
  changedIn,
  checksIn,
  checksWriting,
  type EndEntry,
  endKey,
  endOf,
  type ItemEntry,
  isWrong,
  itemOf,
  noEntries,
  type WheelEnd,
} from './check-entries.ts';

/** Input for a unit's checklist and torques, kept until the server has it. */
export function useUnitChecks(map: AxleMap) {
  const [entries, setEntries] = useState(noEntries);
  const changed = changedIn(entries, map);
  const hasChanges = Object.keys({ ...changed.items, ...changed.ends }).length > 0;
  const { unit_inspection_id: id } = map.inspection;
  useDraft(checksDraft(id, map.torque_format), hasChanges ? changed : null, (kept) =>
    setEntries(checksIn(kept)),
  );
  // Clears entries that the server has, so that later changes by others do not turn them into input
  // again.
  const hadChanges = useRef(false);
  useEffect(() => {
    if (hadChanges.current && !hasChanges) setEntries(noEntries);
    hadChanges.current = hasChanges;
  }, [hasChanges]);
  const endAt = (end: WheelEnd): EndEntry => entries.ends[endKey(end)] ?? endOf(end);
  const wrongEnds = map.wheel_ends.filter(
    (end) => changed.ends[endKey(end)] && isWrong(endAt(end), map),
  );
  const put = (more: Partial<CheckEntries>) => setEntries((now) => ({ ...now, ...more }));
  return {
    map,
    writing: checksWriting(changed, map),
    wrongEnds,
    itemAt: (item: ChecklistItem): ItemEntry => entries.items[item] ?? itemOf(map, item),
    endAt,
    changeItems: (items: CheckEntries['items']) => put({ items: { ...entries.items, ...items } }),
    changeEnds: (ends: CheckEntries['ends']) => put({ ends: { ...entries.ends, ...ends } }),
    giveUp: () => setEntries(noEntries),
  };
}

export type UnitChecks = ReturnType<typeof useUnitChecks>;
