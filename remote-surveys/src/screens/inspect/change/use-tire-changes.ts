import type { AxleMap, TireMake, TireReplacement, Wheel } from '@portal/contract/fleet-surveys';
import { bus, notified } from '@portal/platform/bus';
import { clientKey, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useUser } from '@portal/platform/session';
import { useMemo, useRef } from 'react';
import { call } from '../../../calls.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import { useHandler } from '../../../pace/use-handler.ts';
import type { Entries } from '../entry/use-entries.ts';
import { axleMapQuery, keepAxleMap, readIfEnded } from '../inspect.query.ts';
import { distanceOf } from '../unit/unit-form.ts';
import type { ChangeFormats } from './change-values.ts';

type Corrected = TireMake & { readonly revision: number };

/** Changes and corrects the tires of a unit, and undoes changes. A notice reports each outcome. */
export function useTireChanges(map: AxleMap, surveyId: string, entries: Entries) {
  const { t } = useWords();
  const client = useQueryClient();
  const distance_format = distanceOf(useUser()?.UnitOfMeasurement);
  const { unit_id, unit_inspection_id } = map.inspection;
  const at = { surveyId, unitId: unit_id };
  const { tread_depth_format } = map;
  const formats = useMemo<ChangeFormats>(
    () => ({ tread_depth_format, distance_format }),
    [tread_depth_format, distance_format],
  );
  const keys = useRef(new Map<number, string>());
  // In sequence with pending readings: otherwise an older answer would replace a newer one.
  const scope = { id: `inspection ${unit_inspection_id}` };

  const undoing = useMutation({
    scope,
    mutationFn: ({ id }: { readonly id: number; readonly positions: readonly string[] }) => {
      const client_key = keys.current.get(id) ?? clientKey();
      keys.current.set(id, client_key);
      return call('POST fleet_survey/undo_tire_replace', {
        body: { tire_change_id: id, client_key },
      });
    },
    onSuccess: ({ status: _, ...answer }, { positions }) => {
      keepAxleMap(client, at, answer);
      entries.startAnew(answer, positions);
      bus.emit(notified, { tone: 'success', text: t('change.undone') });
    },
    onError: (error, { id }) => {
      if (isCallFailure(error) && error.status === 400) keys.current.delete(id);
      bus.emit(notified, { tone: 'error', text: refusalText(t, error) });
      void client.refetchQueries(axleMapQuery(at));
      void readIfEnded(client, surveyId, error);
    },
  });
  const undo = useHandler((id: number, positions: readonly string[]) =>
    undoing.mutate({ id, positions }),
  );

  /**
   * A write whose outcome is handled by the form that started it.
   *
   * @throws CallFailure
   */
  const writing = useMutation({
    scope,
    mutationFn: (write: () => Promise<void>) => write(),
    onError: (error) => void readIfEnded(client, surveyId, error),
  });

  /** @throws CallFailure */
  const replace = useHandler((replacements: TireReplacement[], client_key: string) =>
    writing.mutateAsync(async () => {
      const {
        status: _,
        tire_change_id,
        ...answer
      } = await call('POST fleet_survey/replace_tires', {
        body: {
          survey_id: map.survey.survey_id,
          unit_id,
          ...formats,
          replacements,
          client_key,
        },
      });
      const made = answer.tire_changes.find((each) => each.tire_change_id === tire_change_id);
      const positions = made?.positions ?? [];
      keepAxleMap(client, at, answer);
      entries.startAnew(answer, positions);
      bus.emit(notified, {
        tone: 'success',
        text: t('change.done', { positions: positions.join(', ') }),
        action: { label: t('form.undo'), perform: () => undo(tire_change_id, positions) },
      });
    }),
  );

  const tellCorrected = useHandler(({ axle_number: axle, side, slot }: Wheel) => {
    const position = t(`wheel.${side}_${slot}`, { axle });
    bus.emit(notified, { tone: 'success', text: t('tire_details.saved', { position }) });
  });

  /** @throws CallFailure */
  const correct = useHandler((wheel: Wheel, make: Corrected, client_key: string) =>
    writing.mutateAsync(async () => {
      const { axle_number, side, slot } = wheel;
      const body = {
        survey_id: map.survey.survey_id,
        unit_id,
        axle_number,
        side,
        slot,
        ...make,
        client_key,
      };
      const { status: _, ...answer } = await call('POST fleet_survey/update_tire_details', {
        body,
      });
      keepAxleMap(client, at, answer);
      tellCorrected(wheel);
    }),
  );

  const isUndoing = undoing.isPending;
  return useMemo(
    () => ({ formats, replace, correct, tellCorrected, undo, isUndoing }),
    [formats, replace, correct, tellCorrected, undo, isUndoing],
  );
}

export type TireChanges = ReturnType<typeof useTireChanges>;
