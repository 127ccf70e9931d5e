import type { UnitImage } from '@portal/contract/fleet-surveys';
import type { ImageLinks } from '@portal/contract/inspection-surveys';
import { useMemo, useRef, useState } from 'react';
import { reportCall } from '../../calls.ts';

type Links = ReadonlyMap<string, ImageLinks['images'][number]>;

/** Photos by addresses that still hold: those of a photo that does not load are asked for anew, once each. */
export function useFreshAddresses(surveyId: string, photos: readonly UnitImage[] = []) {
  const [links, setLinks] = useState<Links>(new Map());
  const asked = useRef(new Set<string>());
  const images = useMemo(
    () => photos.map((photo) => ({ ...photo, ...links.get(photo.storage_id) })),
    [photos, links],
  );
  const renew = ({ address }: UnitImage) => {
    if (asked.current.has(address)) return;
    for (const each of images) asked.current.add(each.address);
    const storage_ids = images.map(({ storage_id }) => storage_id);
    reportCall('POST survey/get_image_links', {
      body: { survey_id: Number(surveyId), storage_ids },
    }).then(
      (answer) => setLinks(new Map(answer.images.map((each) => [each.storage_id, each]))),
      // Those are asked for again when a photo does not load the next time.
      () => {
        for (const each of images) asked.current.delete(each.address);
      },
    );
  };
  return { images, renew };
}
