import type { UnitImage } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Button, IconSearch, Modal } from '@portal/platform/ui';
import { useState } from 'react';
import { photoKeys } from '../../photos/photo-keys.ts';
import { PhotoView } from '../../photos/photo-view.tsx';
import { usePhotoText } from '../../photos/use-photo-text.ts';

interface PhotoWindowProps {
  readonly photos: readonly UnitImage[];
  /** Number of photos before these, for numbering. */
  readonly before: number;
  readonly shown: UnitImage | null;
  readonly onShow: (photo: UnitImage | null) => void;
  readonly isLost: (address: string) => boolean;
  readonly onMissing: (photo: UnitImage, address: string) => void;
}

/** A photo scaled to the available space, or at full size. */
export function PhotoWindow(props: PhotoWindowProps) {
  const { photos, before, shown, isLost, onShow, onMissing } = props;
  const { t } = useWords();
  const photoText = usePhotoText();
  const [isZoomed, setZoomed] = useState(false);
  const place = photos.findIndex(({ storage_id }) => storage_id === shown?.storage_id);
  const photo = photos[place];
  const name = photo ? photoText(photo, before + place + 1) : '';
  const [previous, next] = [photos[place - 1], photos[place + 1]];
  const show = (to: UnitImage | null) => {
    setZoomed(false);
    onShow(to);
  };
  const keys = photoKeys({ previous, next, onShow: show });
  return (
    <Modal
      opened={photo !== undefined}
      fullScreen
      title={name}
      closeButtonProps={{ 'aria-label': t('photo.close'), size: 44 }}
      onClose={() => show(null)}
      onKeyDown={(event) => {
        // The same keys scroll a photo that is larger than its area, while that area has focus.
        if (!isZoomed || !isInZoomedPhoto(event.target)) keys(event);
      }}
    >
      {photo && (
        <PhotoView
          photo={photo}
          name={name}
          previous={previous}
          next={next}
          isZoomed={isZoomed}
          isLost={isLost(photo.address)}
          onShow={show}
          onMissing={() => onMissing(photo, photo.address)}
        >
          {!isLost(photo.address) && (
            <Button
              size="md"
              variant="default"
              leftSection={<IconSearch size={18} aria-hidden />}
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
            >
              {t('images.zoom')}
            </Button>
          )}
        </PhotoView>
      )}
    </Modal>
  );
}

const isInZoomedPhoto = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-zoomed]') !== null;
