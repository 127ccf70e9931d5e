import type { UnitImage } from '@portal/contract/fleet-surveys';
import { baseAddress } from '@portal/platform/http';
import { UnstyledButton } from '@portal/platform/ui';
import classes from './photo-thumbnails.module.css';
import { usePhotoText } from './use-photo-text.ts';

interface PhotoThumbnailsProps {
  readonly photos: readonly UnitImage[];
  /** Of how many photos before them the numbers go on. */
  readonly before?: number;
  readonly size?: 'small' | 'large';
  readonly onShow: (photo: UnitImage) => void;
  /** Its address may have run out. */
  readonly onMissing: (photo: UnitImage) => void;
}

/** Photos side by side, each of which opens. */
export function PhotoThumbnails(props: PhotoThumbnailsProps) {
  const { photos, before = 0, size = 'small', onShow, onMissing } = props;
  const photoText = usePhotoText();
  return (
    <ul className={classes.grid} data-size={size}>
      {photos.map((photo, index) => (
        <li key={photo.storage_id}>
          <UnstyledButton
            className={classes.thumbnail}
            aria-label={photoText(photo, before + index + 1)}
            onClick={() => onShow(photo)}
          >
            <img
              className={classes.picture}
              src={baseAddress(photo.thumbnail_address)}
              alt=""
              loading="lazy"
              onError={() => onMissing(photo)}
            />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
