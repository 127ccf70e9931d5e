import { type SpecChange, type SpecItem, specChangesList } from '@portal/contract/admin';
import { ListPanel, useList } from '@portal/platform/lists';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../calls.ts';
import { specs } from '../specs.query.ts';
import { useHistoryCells } from './history.columns.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

interface HistoryProps {
  readonly account: string;
  readonly item: SpecItem;
  readonly canWrite: boolean;
}

/**
 * The saved changes to the specs of a fleet or a yard; the last change of an axle can be taken
 * back.
 */
export function History({ account, item, canWrite }: HistoryProps) {
  const { location_id } = item;
  const list = useList(specChangesList, {
    key: [...specs, 'changes', account, location_id],
    ask: (body, signal) =>
      call('POST manage_specs/get_spec_changes', {
        body: { ...body, account, location_id },
        signal,
      }),
  });
  const [change, setChange] = useState<SpecChange | null>(null);
  const [isAsking, setAsking] = useState(false);
  const cells = useHistoryCells(list.result.data, (chosen) => {
    setChange(chosen);
    setAsking(true);
  });
  const place = useRef<HTMLDivElement>(null);
  const { data } = list.result;
  useEffect(() => {
    // Taking a change back removes its button and with it the focus.
    if (data && change && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
  }, [data, change]);
  return (
    <>
      <div ref={place}>
        <ListPanel
          list={list}
          cells={cells}
          {...(!canWrite && { fields: ['at', 'role', 'values', 'user_name', 'valid_from'] })}
        />
      </div>
      <TakeBackDialog
        account={account}
        item={item}
        change={change}
        revision={list.result.data?.revision ?? 0}
        opened={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
