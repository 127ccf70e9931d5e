import type { UnitImage } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Modal } from '@portal/platform/ui';
import { useState } from 'react';
import { photoKeys } from '../../../../photos/photo-keys.ts';
import { PhotoView } from '../../../../photos/photo-view.tsx';
import { usePhotoText } from '../../../../photos/use-photo-text.ts';
import { PhotoActions } from './photo-actions.tsx';
import { PhotoDrawing } from './photo-drawing.tsx';
import { usePhotoWrites } from './use-photo-writes.ts';

interface PhotoViewerProps {
  readonly photos: readonly UnitImage[];
  /** The photo shown; null if none. */
  readonly shown: UnitImage | null;
  readonly isReadOnly: boolean;
  readonly onShow: (photo: UnitImage | null) => void;
  /** Whether the photo at an address is missing. */
  readonly isLost: (address: string) => boolean;
  /**
   * Called when an image fails to load: its address may have expired.
   *
   * @param address the one that did not load
   */
  readonly onMissing: (photo: UnitImage, address: string) => void;
}

/** A photo at the largest size that fits, with its actions. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, shown, isReadOnly, isLost, onShow, onMissing } = props;
  const { t } = useWords();
  const photoText = usePhotoText();
  const [isDrawing, setDrawing] = useState(false);
  const close = () => {
    setDrawing(false);
    onShow(null);
  };
  const { drawing, deleting } = usePhotoWrites({
    onDrawn: () => setDrawing(false),
    onDeleted: close,
  });
  const place = photos.findIndex(({ storage_id }) => storage_id === shown?.storage_id);
  const photo = photos[place];
  const name = photo ? photoText(photo, place + 1) : '';
  const [previous, next] = [photos[place - 1], photos[place + 1]];
  return (
    <Modal
      opened={photo !== undefined}
      fullScreen
      title={name}
      // A drawing is saved or discarded by its own buttons.
      closeOnEscape={!isDrawing}
      withCloseButton={!isDrawing}
      closeOnClickOutside={!isDrawing}
      closeButtonProps={{ 'aria-label': t('photo.close'), size: 44 }}
      onClose={close}
      {...(!isDrawing && { onKeyDown: photoKeys({ previous, next, onShow }) })}
    >
      {photo && isDrawing ? (
        <PhotoDrawing
          photo={photo}
          name={name}
          error={drawing.error}
          isSaving={drawing.isPending}
          onSave={(layer) => drawing.mutate({ photo, layer })}
          onCancel={() => {
            drawing.reset();
            setDrawing(false);
          }}
        />
      ) : (
        photo && (
          <PhotoView
            photo={photo}
            name={name}
            previous={previous}
            next={next}
            onShow={onShow}
            isLost={isLost(photo.address)}
            onMissing={() => onMissing(photo, photo.address)}
          >
            {!isReadOnly && (
              <PhotoActions photo={photo} deleting={deleting} onDraw={() => setDrawing(true)} />
            )}
          </PhotoView>
        )
      )}
    </Modal>
  );
}
