import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useDraft } from '@portal/platform/guarding';
import { clientKey, isCallFailure } from '@portal/platform/http';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useRef, useState } from 'react';
import { call } from '../../../calls.ts';
import { tiresDraft } from '../draft-names.ts';
import { axleMapQuery, keepAxleMap, readIfEnded } from '../inspect.query.ts';
import { painted } from '../pace/after-paint.ts';
import { type ByPlace, mapped, without } from './by-place.ts';
import { type Entry, entryOf, isChanged, savingOf, type Unsaved } from './entry.ts';
import { unsavedIn } from './entry-draft.ts';
import { faultsOf, openQuestions } from './faults.ts';
import { type Trouble, troubleOf } from './trouble-of.ts';
import { mateOf, wheelsInOrder } from './wheel-order.ts';

interface Sent {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly key: string;
}

/** What is typed of the tires of a unit: kept until it is saved, tire by tire, as each is left. */
export function useEntries(map: AxleMap, surveyId: string) {
  const client = useQueryClient();
  const at = { surveyId, unitId: map.inspection.unit_id };
  const [entries, setEntries] = useState<ByPlace<Entry>>({});
  const [troubles, setTroubles] = useState<ByPlace<Trouble>>({});
  const [sending, setSending] = useState<ByPlace<true>>({});
  const attempts = useRef(new Map<string, { of: string; key: string; isOpen: boolean }>());
  /** Revisions that this page has made itself. */
  const ours = useRef(new Map<string, number>());
  useDraft(
    tiresDraft(map.inspection.unit_inspection_id, map),
    Object.keys(entries).length > 0 ? entries : null,
    (kept) => setEntries(unsavedIn(kept, map)),
  );

  const saving = useMutation({
    // One after the other: each answer is the whole unit as it is then.
    scope: { id: `inspection ${map.inspection.unit_inspection_id}` },
    mutationFn: async ({ wheel, entry, key }: Sent) => {
      // The next tire comes first.
      await painted();
      return call('POST fleet_survey/save_tire', {
        // A dialog would take what a gauge types next.
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
      attempts.current.delete(position);
      keepAxleMap(client, at, answer);
      const written = wheelsInOrder(answer, 'by_axle').find((each) => each.position === position);
      const revision = written?.reading?.revision ?? 0;
      ours.current.set(position, revision);
      // What was typed meanwhile is a change of that, and is sent when the tire is left again.
      setEntries((now) => {
        const later = now[position];
        if (!later || later === entry) return without(now, position);
        return { ...now, [position]: { ...later, revision } };
      });
    },
    onError: async (error, { wheel: { position } }) => {
      // A key that was used for something else is of no use any more.
      const attempt = attempts.current.get(position);
      if (isCallFailure(error) && error.status === 400) attempts.current.delete(position);
      else if (attempt) attempt.isOpen = false;
      const trouble = troubleOf(error);
      if (trouble.kind === 'conflict') await client.refetchQueries(axleMapQuery(at));
      await readIfEnded(client, surveyId, error);
      setTroubles((now) => ({ ...now, [position]: trouble }));
    },
    onSettled: (_answer, _error, { wheel: { position } }) =>
      setSending((now) => without(now, position)),
  });

  const change = ({ position }: Wheel, entry: Entry) => {
    setEntries((now) => ({ ...now, [position]: entry }));
    setTroubles((now) => without(now, position));
  };
  const drop = ({ position }: Wheel) => {
    setEntries((now) => without(now, position));
    setTroubles((now) => without(now, position));
  };

  /** Holds what is typed of places against the tires that are there now. */
  const startAnew = (present: AxleMap, positions: readonly string[]) => {
    const revisions = new Map<string, number>();
    for (const { position, reading } of wheelsInOrder(present, 'by_axle'))
      if (positions.includes(position)) revisions.set(position, reading?.revision ?? 0);
    for (const position of positions) {
      ours.current.delete(position);
      attempts.current.delete(position);
    }
    setTroubles((now) => positions.reduce(without<Trouble>, now));
    setEntries((now) =>
      mapped(now, (entry, position) => ({
        ...entry,
        revision: revisions.get(position) ?? entry.revision,
      })),
    );
  };

  /**
   * Sends what was typed of a tire that is left.
   *
   * @param entry where it is not yet the one that is shown
   * @returns false where something has to be seen to first
   */
  const leave = (wheel: Wheel, entry = entries[wheel.position]): boolean => {
    const { position } = wheel;
    // What cannot be sent any more is shown as such.
    if (!entry || isOpen(position, entry) || map.survey.state !== 'open') return true;
    if (!isChanged(entry, wheel, map)) {
      drop(wheel);
      return true;
    }
    const mate = mateOf(map, wheel);
    const mateText = mate?.reading?.pressure ?? null;
    const questions = openQuestions(entry, wheel, mateText, map);
    const trouble: Trouble | null =
      faultsOf(entry, map).length > 0
        ? { kind: 'faults' }
        : questions.length > 0
          ? { kind: 'questions', questions }
          : null;
    if (trouble) {
      setTroubles((now) => ({ ...now, [position]: trouble }));
      return false;
    }
    setTroubles((now) => without(now, position));
    setSending((now) => ({ ...now, [position]: true }));
    saving.mutate({ wheel, entry, key: keyOf(position, entry) });
    return true;
  };

  const isOpen = (position: string, entry: Entry) => {
    const attempt = attempts.current.get(position);
    return attempt?.isOpen === true && attempt.of === JSON.stringify(entry);
  };
  const keyOf = (position: string, entry: Entry) => {
    const of = JSON.stringify(entry);
    const known = attempts.current.get(position);
    const key = known?.of === of ? known.key : clientKey();
    attempts.current.set(position, { of, key, isOpen: true });
    return key;
  };

  return {
    entryAt: (wheel: Wheel): Entry => entries[wheel.position] ?? entryOf(wheel, map),
    unsavedAt: ({ position }: Wheel): Unsaved | null => {
      if (troubles[position]) return 'trouble';
      if (sending[position]) return 'sending';
      return entries[position] ? 'typed' : null;
    },
    troubleAt: ({ position }: Wheel): Trouble | null => troubles[position] ?? null,
    unsaved: entries,
    isClean: Object.keys(entries).length === 0,
    change,
    drop,
    dropAll: () => {
      setEntries({});
      setTroubles({});
    },
    leave,
    startAnew,
  };
}

export type Entries = ReturnType<typeof useEntries>;
