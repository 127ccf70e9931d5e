import type { UnitImage } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';

/** Text alternative of a photo: what it shows, and the texts drawn on it. */
export function usePhotoText() {
  const { t } = useWords();
  return ({ place, layer }: UnitImage, number: number): string => {
    const photo = place
      ? t('photo.of_tire', {
          number,
          position: t(`wheel.${place.side}_${place.slot}`, { axle: place.axle_number }),
        })
      : t('photo.of_unit', { number });
    const words = layer.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []));
    return words.length > 0 ? t('photo.with_words', { photo, words: words.join(', ') }) : photo;
  };
}
