import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useDraft } from '@portal/platform/guarding';
import { isCallFailure } from '@portal/platform/http';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useMemo, useRef, useState } from 'react';
import type { UnsavedState } from '../../../axle-map/unsaved-state.ts';
import { wheelAtPosition, wheelsInOrder } from '../../../axles/wheel-order.ts';
import { call } from '../../../calls.ts';
import { tiresDraft } from '../draft-names.ts';
import { axleMapQuery, keepAxleMap, readIfEnded } from '../inspect.query.ts';
import { painted } from '../pace/after-paint.ts';
import { type ByPosition, mapValues, without } from './by-position.ts';
import { type Entry, entryOf, isChanged, savingOf } from './entry.ts';
import { unsavedIn } from './entry-draft.ts';
import { type Trouble, troubleBeforeSending, troubleOf } from './trouble-of.ts';
import { useAttempts } from './use-attempts.ts';
import { useStartingReadings } from './use-starting-readings.ts';

interface SentEntry {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly key: string;
}

/**
 * Input for the tires of a unit: each tire is saved when it is left, and its input is kept until
 * then.
 */
export function useEntries(map: AxleMap, surveyId: string) {
  const client = useQueryClient();
  const at = { surveyId, unitId: map.inspection.unit_id };
  const [entries, setEntries] = useState<ByPosition<Entry>>({});
  const [troubles, setTroubles] = useState<ByPosition<Trouble>>({});
  /** Entries restored after a reload, until they are edited or sent. */
  const [restored, setRestored] = useState<ByPosition<true>>({});
  const stuck = useMemo(
    (): ByPosition<unknown> => ({ ...restored, ...troubles }),
    [restored, troubles],
  );
  const [sending, setSending] = useState<ByPosition<true>>({});
  const attempts = useAttempts();
  const begun = useStartingReadings();
  /** Revisions created by this page. */
  const ours = useRef(new Map<string, number>());
  useDraft(
    tiresDraft(map.inspection.unit_inspection_id, map),
    Object.keys(entries).length > 0 ? entries : null,
    (kept) => {
      const unsaved = unsavedIn(kept, map);
      begun.noteAll(wheelsInOrder(map, 'by_axle'), unsaved);
      setEntries(unsaved);
      setRestored(mapValues(unsaved, () => true as const));
    },
  );

  const saving = useMutation({
    // In sequence: each answer contains the whole unit as of then.
    scope: { id: `inspection ${map.inspection.unit_inspection_id}` },
    mutationFn: async ({ wheel, entry, key }: SentEntry) => {
      // Shows the next tire first.
      await painted();
      return call('POST fleet_survey/save_tire', {
        // A dialog would receive the next input from a gauge.
        toldInPlace: true,
        body: {
          ...savingOf(entry, wheel, map),
          revision: Math.max(entry.revision, ours.current.get(wheel.position) ?? 0),
          survey_id: map.survey.survey_id,
          unit_id: at.unitId,
          client_key: key,
        },
      });
    },
    onSuccess: ({ status: _, ...answer }, { wheel: { position }, entry }) => {
      attempts.forget(position);
      keepAxleMap(client, at, answer);
      const written = wheelAtPosition(answer, position);
      const revision = written?.reading?.revision ?? 0;
      ours.current.set(position, revision);
      // Later input becomes a change to the saved reading, and is sent when the tire is left again.
      setEntries((now) => {
        const typed = now[position];
        if (!typed || typed === entry) return without(now, position);
        const later = { ...typed, revision };
        if (written) begun.note(written, later);
        return { ...now, [position]: later };
      });
    },
    onError: async (error, { wheel: { position }, entry }) => {
      // A key that was used for another write cannot be used again.
      if (isCallFailure(error) && error.status === 400) attempts.forget(position);
      else attempts.close(position);
      const trouble = troubleOf(error);
      if (trouble.kind === 'conflict') {
        await client.refetchQueries(axleMapQuery(at));
        if (isSentMerged(position, entry)) return;
      }
      await readIfEnded(client, surveyId, error);
      setTroubles((now) => ({ ...now, [position]: trouble }));
    },
    onSettled: (_answer, _error, { wheel: { position } }) =>
      setSending((now) => without(now, position)),
  });

  /**
   * Resends an entry that can be merged with changes saved by others.
   *
   * @returns whether it was resent
   */
  const isSentMerged = (position: string, entry: Entry): boolean => {
    const present = client.getQueryData(axleMapQuery(at).queryKey);
    const wheel = present && wheelAtPosition(present, position);
    const merged = wheel && begun.merged(entry, wheel, present);
    if (!wheel || !merged?.isClear) return false;
    const next = merged.entry;
    begun.note(wheel, next);
    setEntries((now) => (now[position] === entry ? { ...now, [position]: next } : now));
    saving.mutate({ wheel, entry: next, key: attempts.keyOf(position, next) });
    return true;
  };

  const change = (wheel: Wheel, entry: Entry) => {
    begun.note(wheel, entry);
    setEntries((now) => ({ ...now, [wheel.position]: entry }));
    setRestored((now) => without(now, wheel.position));
    setTroubles((now) => without(now, wheel.position));
  };
  const drop = ({ position }: Wheel) => {
    setEntries((now) => without(now, position));
    setRestored((now) => without(now, position));
    setTroubles((now) => without(now, position));
  };

  /** Rebases the input of positions on the tires that are there now. */
  const startAnew = (present: AxleMap, positions: readonly string[]) => {
    const revisions = new Map<string, number>();
    for (const { position, reading } of wheelsInOrder(present, 'by_axle'))
      if (positions.includes(position)) revisions.set(position, reading?.revision ?? 0);
    for (const position of positions) {
      ours.current.delete(position);
      attempts.forget(position);
      begun.forget(position);
    }
    setTroubles((now) => positions.reduce(without<Trouble>, now));
    setEntries((now) =>
      mapValues(now, (entry, position) => ({
        ...entry,
        revision: revisions.get(position) ?? entry.revision,
      })),
    );
  };

  /**
   * Sends the input of a tire that is being left.
   *
   * @param entry if it is newer than the one shown
   * @returns false if there are problems to solve first
   */
  const leave = (wheel: Wheel, entry = entries[wheel.position]): boolean => {
    const { position } = wheel;
    // Entries that can no longer be sent are listed elsewhere.
    if (!entry || attempts.isOpen(position, entry) || map.survey.state !== 'open') return true;
    if (!isChanged(entry, wheel, map)) {
      drop(wheel);
      return true;
    }
    const trouble = troubleBeforeSending(entry, wheel, map);
    if (trouble) {
      setTroubles((now) => ({ ...now, [position]: trouble }));
      return false;
    }
    setRestored((now) => without(now, position));
    setTroubles((now) => without(now, position));
    setSending((now) => ({ ...now, [position]: true }));
    saving.mutate({ wheel, entry, key: attempts.keyOf(position, entry) });
    return true;
  };

  return {
    entryAt: (wheel: Wheel): Entry => entries[wheel.position] ?? entryOf(wheel, map),
    unsavedAt: ({ position }: Wheel): UnsavedState | null => {
      if (troubles[position]) return 'trouble';
      if (sending[position]) return 'sending';
      return entries[position] ? 'typed' : null;
    },
    troubleAt: ({ position }: Wheel): Trouble | null => troubles[position] ?? null,
    unsaved: entries,
    /**
     * Positions whose entries are not sent automatically: they were refused, or restored after a
     * reload.
     */
    stuck,
    isClean: Object.keys(entries).length === 0,
    change,
    /** A tire's input merged with changes saved by others. */
    onTopOf: (wheel: Wheel, entry: Entry): Entry => begun.onTopOf(entry, wheel, map),
    drop,
    dropAll: () => {
      setEntries({});
      setRestored({});
      setTroubles({});
    },
    leave,
    startAnew,
  };
}

export type Entries = ReturnType<typeof useEntries>;
