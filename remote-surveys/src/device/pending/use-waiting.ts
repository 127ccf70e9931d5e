import { useEntries } from '@portal/platform/offline';
import { useMemo } from 'react';
import { remote, type Subject, type SurveyEntry, surveyEntries } from '../entry/survey-entry.ts';
import { ownName } from '../names/known-ids.ts';
import { type ItemState, stateOf } from './item-state.ts';

/** What is asked about: the fields of a subject that have to be the same. */
type Of = Pick<Subject, 'survey' | 'unit' | 'location'>;

/** The writes of something that wait on this device, in order, kept up to date. */
export function useWaiting(of: Of): readonly SurveyEntry[] {
  const entries = useEntries(remote);
  const { location } = of;
  const survey = of.survey && ownName('survey', of.survey);
  const unit = of.unit && ownName('unit', of.unit);
  return useMemo(
    () =>
      surveyEntries(entries).filter(
        ({ subject }) =>
          (survey === undefined || subject.survey === survey) &&
          (unit === undefined || subject.unit === unit) &&
          (location === undefined || subject.location === location),
      ),
    [entries, survey, unit, location],
  );
}

/** How far the tires of a unit are from the server, by their positions. */
export function useWaitingTires(of: Of): (position: string) => ItemState | null {
  const waiting = useWaiting(of);
  return useMemo(() => {
    const own = waiting.filter(isOfTire);
    return (position) => stateOf(own.filter(({ subject }) => subject.position === position));
  }, [waiting]);
}

/** How far the inspections of a survey are from the server, by their units. */
export function useWaitingUnits(survey: string): (unitId: number) => ItemState | null {
  const waiting = useWaiting({ survey });
  return useMemo(() => {
    const byUnit = new Map<string, SurveyEntry[]>();
    for (const entry of waiting) {
      const { unit = '' } = entry.subject;
      byUnit.set(unit, [...(byUnit.get(unit) ?? []), entry]);
    }
    return (unitId) => stateOf(byUnit.get(String(unitId)) ?? []);
  }, [waiting]);
}

const photos: readonly string[] = ['add_tire_image', 'add_unit_image', 'delete_image'];

const isOfTire = ({ subject }: SurveyEntry) =>
  subject.position !== undefined && !photos.includes(subject.what);
