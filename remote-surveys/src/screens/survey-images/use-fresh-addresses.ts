import type { UnitImage } from '@portal/contract/fleet-surveys';
import type { ImageLinks } from '@portal/contract/inspection-surveys';
import { useMemo, useRef, useState } from 'react';
import { reportCall } from '../../calls.ts';

type Links = ReadonlyMap<string, ImageLinks['images'][number]>;

/**
 * Photos with valid addresses: if a photo does not load, new addresses are fetched, once each. A
 * photo that still does not load is missing.
 */
export function useFreshAddresses(surveyId: string, photos: readonly UnitImage[] = []) {
  const [links, setLinks] = useState<Links>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isRenewing, setRenewing] = useState(false);
  const asked = useRef(new Set<string>());
  const images = useMemo(
    () => photos.map((photo) => ({ ...photo, ...links.get(photo.storage_id) })),
    [photos, links],
  );
  /** @param failing which of its addresses did not load */
  const renew = ({ address }: UnitImage, failing: string) => {
    setFailed((before) => new Set([...before, failing]));
    if (asked.current.has(address)) return;
    for (const each of images) asked.current.add(each.address);
    const storage_ids = images.map(({ storage_id }) => storage_id);
    setRenewing(true);
    reportCall('POST survey/get_image_links', {
      body: { survey_id: Number(surveyId), storage_ids },
    })
      .then(
        (answer) => setLinks(new Map(answer.images.map((each) => [each.storage_id, each]))),
        // They are fetched again the next time a photo does not load.
        () => {
          for (const each of images) asked.current.delete(each.address);
        },
      )
      .finally(() => setRenewing(false));
  };
  const isLost = (address: string) => failed.has(address) && !isRenewing;
  return { images, renew, isLost };
}
