import { useEffect, useEffectEvent, useState } from 'react';
import { tiresDraft } from '../draft-names.ts';
import { entriesIn } from '../entry/entry-draft.ts';
import { type UnsavedPlace, unsavedPlaceDraft, unsavedPlaceIn } from './unsaved-place.ts';
import { UnsavedValues } from './unsaved-values.tsx';
import { useKept } from './use-kept.ts';

interface UnsavedOfAddressProps {
  readonly surveyId: string;
  readonly unitNumber: string;
}

/** What was typed at an address where no unit is any more. */
export function UnsavedOfAddress({ surveyId, unitNumber }: UnsavedOfAddressProps) {
  const [place, drop] = useKept(unsavedPlaceDraft(surveyId, unitNumber), unsavedPlaceIn);
  return place && <UnsavedAt place={place} onDiscard={drop} />;
}

interface UnsavedAtProps {
  readonly place: UnsavedPlace;
  readonly onDiscard: () => void;
}

function UnsavedAt({ place, onDiscard }: UnsavedAtProps) {
  const [tires, dropTires] = useKept(tiresDraft(place.inspectionId, place), (kept) =>
    entriesIn(kept, Object.keys(kept ?? {})),
  );
  const [isDiscarded, setDiscarded] = useState(false);
  const forgetPlace = useEffectEvent(onDiscard);
  // Last, once the drafts that it leads to are gone.
  useEffect(() => {
    if (isDiscarded) forgetPlace();
  }, [isDiscarded]);
  return (
    <UnsavedValues
      place={place}
      tires={tires ?? {}}
      onDiscard={() => {
        dropTires();
        setDiscarded(true);
      }}
    />
  );
}
