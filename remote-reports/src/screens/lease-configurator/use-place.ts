import type { LeaseGeocode, LeasePlace } from '@portal/contract/analysis-reports';
import { useFormContext } from '@portal/platform/forms';
import { useMutation } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { type LeaseValues, typedDegrees } from './lease-values.ts';

const kept = { shouldDirty: true } as const;

/** Finds the customer's place and sets the factors that follow from it. */
export function usePlace() {
  const { getValues, setValue, clearErrors } = useFormContext<LeaseValues>();
  const [answer, setAnswer] = useState<LeaseGeocode | null>(null);

  const put = (place: LeasePlace, found: LeaseGeocode) => {
    setValue('latitude', String(place.latitude), kept);
    setValue('longitude', String(place.longitude), kept);
    setValue('precision', place.precision, kept);
    clearErrors(['latitude', 'longitude']);
    // For a place name found in several states, the chosen place also sets the state.
    if (getValues('state') === '' && place.state !== '') setValue('state', place.state, kept);
    const { climate_zone, dealer_distance } = found;
    if (climate_zone) setValue('factors.climate_zone', climate_zone, kept);
    if (dealer_distance) setValue('factors.dealer_distance', dealer_distance, kept);
    setAnswer({ ...found, places: [place] });
  };

  const finding = useMutation({
    mutationFn: () => {
      const { address, city, state, zip } = getValues();
      return call('GET leasesales/get_geocode', { query: { address, city, state, zip } });
    },
    onSuccess: (found) => {
      const [place] = found.places;
      if (found.outcome === 'found' && place) put(place, found);
      else setAnswer(found);
    },
    onError: () => setAnswer(null),
  });

  const placing = useMutation({
    mutationFn: ({
      latitude,
      longitude,
      state,
    }: Pick<LeasePlace, 'latitude' | 'longitude' | 'state'>) =>
      call('GET leasesales/get_geocode', {
        query: { latitude: String(latitude), longitude: String(longitude), state },
      }),
  });

  /** Chooses one of several places. */
  const take = (place: LeasePlace) =>
    placing.mutate(place, { onSuccess: (found) => put(place, found) });

  /** Uses the typed coordinates; returns false if they are invalid. */
  const takeTyped = (): boolean => {
    const { latitude: north, longitude: east, state } = getValues();
    const [latitude, longitude] = [typedDegrees(north, 90), typedDegrees(east, 180)];
    if (latitude === null || longitude === null) return false;
    placing.mutate(
      { latitude, longitude, state },
      {
        onSuccess: (found) => {
          const [place] = found.places;
          if (place) put(place, found);
        },
      },
    );
    return true;
  };

  /** Discards the result, which belongs to another address. */
  const forget = () => {
    setAnswer(null);
    finding.reset();
    if (getValues('precision') === 'hand' || getValues('precision') === '') return;
    for (const field of ['latitude', 'longitude', 'precision'] as const) setValue(field, '', kept);
  };

  return {
    answer,
    error: finding.error ?? placing.error,
    isFinding: finding.isPending,
    isPlacing: placing.isPending,
    find: () => finding.mutate(),
    take,
    takeTyped,
    forget,
  };
}

export type PlaceFinder = ReturnType<typeof usePlace>;
