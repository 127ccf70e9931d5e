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
  /** The one that is looked at; null while none is. */
  readonly shown: UnitImage | null;
  readonly isReadOnly: boolean;
  readonly onShow: (photo: UnitImage | null) => void;
  /** Whether what an address leads to is not there. */
  readonly isLost: (address: string) => boolean;
  /** Its address may have run out. @param address the one that did not load */
  readonly onMissing: (photo: UnitImage, address: string) => void;
}

/** A photo as large as there is room, and what can be done with it. */
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
      // What is drawn is saved or given up by its own buttons.
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
