import { useEffect, useEffectEvent, useState } from 'react';
import { tiresDraft } from '../draft-names.ts';
import { entriesIn } from '../entry/entry-draft.ts';
import { type UnsavedPlace, unsavedPlaceDraft, unsavedPlaceIn } from './unsaved-place.ts';
import { UnsavedValues } from './unsaved-values.tsx';
import { useUnsavableDraft } from './use-unsavable-draft.ts';

interface UnsavedOfAddressProps {
  readonly surveyId: string;
  readonly unitNumber: string;
}

/** Input left at an address that no longer has a unit. */
export function UnsavedOfAddress({ surveyId, unitNumber }: UnsavedOfAddressProps) {
  const [place, drop] = useUnsavableDraft(unsavedPlaceDraft(surveyId, unitNumber), unsavedPlaceIn);
  return place && <UnsavedAt place={place} onDiscard={drop} />;
}

interface UnsavedAtProps {
  readonly place: UnsavedPlace;
  readonly onDiscard: () => void;
}

function UnsavedAt({ place, onDiscard }: UnsavedAtProps) {
  const [tires, dropTires] = useUnsavableDraft(tiresDraft(place.inspectionId, place), (kept) =>
    entriesIn(kept, Object.keys(kept ?? {})),
  );
  const [isDiscarded, setDiscarded] = useState(false);
  const forgetPlace = useEffectEvent(onDiscard);
  // Last, after the drafts it refers to are gone.
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
