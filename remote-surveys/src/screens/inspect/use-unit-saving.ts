import type { AxleMap, InspectionSaving } from '@portal/contract/fleet-surveys';
import { clientKey, isCallFailure } from '@portal/platform/http';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../calls.ts';
import { useHandler } from '../../pace/use-handler.ts';
import { axleMapQuery, keepAxleMap, readIfEnded } from './inspect.query.ts';

/** Writable fields of a unit as a whole. */
export type UnitWriting = Omit<InspectionSaving, 'client_key' | 'unit_inspection_id' | 'revision'>;

/**
 * Saves the fields of a unit as a whole. After a refusal, the write is kept so that the user can
 * respond.
 */
export function useUnitSaving(map: AxleMap, surveyId: string) {
  const client = useQueryClient();
  const { unit_inspection_id, unit_id } = map.inspection;
  const at = { surveyId, unitId: unit_id };
  /** The inspection as last read or saved: input counts as changes to it. */
  const [base, setBase] = useState(map.inspection);
  const attempt = useRef({ of: '', key: '' });
  const saving = useMutation({
    // After the tires, whose readings determine whether anything was read.
    scope: { id: `inspection ${unit_inspection_id}` },
    mutationFn: (sent: UnitWriting & { readonly revision: number }) => {
      const of = JSON.stringify(sent);
      if (attempt.current.of !== of) attempt.current = { of, key: clientKey() };
      const { key } = attempt.current;
      return call('POST fleet_survey/update_unit_inspection', {
        body: { ...sent, unit_inspection_id, client_key: key },
      });
    },
    onSuccess: ({ status: _, ...answer }) => {
      attempt.current = { of: '', key: '' };
      setBase(answer.inspection);
      keepAxleMap(client, at, answer);
    },
    onError: async (error) => {
      if (!isCallFailure(error) || error.status !== 400) return;
      attempt.current = { of: '', key: '' };
      if (error.code === 'changed_elsewhere') await client.refetchQueries(axleMapQuery(at));
      await readIfEnded(client, surveyId, error);
    },
  });
  const write = useHandler((writing: UnitWriting) =>
    saving.mutate({ ...writing, revision: base.revision }),
  );
  /** Repeats the write on top of the unit's present state. */
  const writeOver = useHandler(() => {
    if (!saving.variables) return;
    setBase(map.inspection);
    saving.mutate({ ...saving.variables, revision: map.inspection.revision });
  });
  /** Repeats the write with an answer to the server's question. */
  const writeAgain = useHandler(
    (answer: Pick<UnitWriting, 'confirmed' | 'void_earlier_meter'> = {}) => {
      if (saving.variables) saving.mutate({ ...saving.variables, ...answer });
    },
  );
  const giveUp = useHandler(() => {
    setBase(map.inspection);
    saving.reset();
  });
  const { isPending: isSaving, error, reset: dismiss } = saving;
  return useMemo(
    () => ({ base, write, writeOver, writeAgain, giveUp, dismiss, isSaving, error }),
    [base, write, writeOver, writeAgain, giveUp, dismiss, isSaving, error],
  );
}

export type UnitSaving = ReturnType<typeof useUnitSaving>;
