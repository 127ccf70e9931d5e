import { useEntries } from '@portal/platform/offline';
import { useMemo } from 'react';
import { remote, type Subject, type SurveyEntry, surveyEntries } from '../entry/survey-entry.ts';
import { localName } from '../names/known-ids.ts';
import { type ItemState, stateOf } from './item-state.ts';

/** Subject fields that must match. */
type WaitingScope = Pick<Subject, 'survey' | 'unit' | 'location'>;

/** The matching writes that wait on this device, in order; updates live. */
export function useWaitingWrites(of: WaitingScope): readonly SurveyEntry[] {
  const entries = useEntries(remote);
  const { location } = of;
  const survey = of.survey && localName('survey', of.survey);
  const unit = of.unit && localName('unit', of.unit);
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

/** Save states of a unit's tires, by position. */
export function useWaitingTires(of: WaitingScope): (position: string) => ItemState | null {
  const waiting = useWaitingWrites(of);
  return useMemo(() => {
    const own = waiting.filter(isOfTire);
    return (position) => stateOf(own.filter(({ subject }) => subject.position === position));
  }, [waiting]);
}

/** Save states of a survey's inspections, by unit. */
export function useWaitingUnits(survey: string): (unitId: number) => ItemState | null {
  const waiting = useWaitingWrites({ survey });
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
