import { mostPicked } from '@portal/contract/inspection-surveys';
import type { RowSelection } from '@portal/platform/ui';
import { useState } from 'react';

/** The picked surveys of a list, across all its pages, up to the maximum of one file. */
export function usePicked() {
  const [ids, setIds] = useState<readonly number[]>([]);
  /** Adds surveys that are not picked yet, up to the maximum. */
  const add = (more: readonly number[]) =>
    setIds((now) => [...new Set([...now, ...more])].slice(0, mostPicked));
  return {
    ids,
    isFull: ids.length >= mostPicked,
    add,
    remove: (id: number) => setIds((now) => now.filter((each) => each !== id)),
    clear: () => setIds([]),
  };
}

export type Picked = ReturnType<typeof usePicked>;

/** The picks as table checkboxes. */
export const pickedRows = <Row extends { readonly survey_id: number }>(
  { ids, add, remove }: Picked,
  words: Pick<RowSelection<Row>, 'label' | 'header'>,
): RowSelection<Row> => ({
  selected: new Set(ids.map(String)),
  onToggle: ({ survey_id }, isPicked) => (isPicked ? add([survey_id]) : remove(survey_id)),
  ...words,
});
