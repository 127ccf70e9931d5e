import type { UnitImage } from '@portal/contract/fleet-surveys';
import { baseAddress } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { UnstyledButton } from '@portal/platform/ui';
import classes from './photo-thumbnails.module.css';
import { usePhotoText } from './use-photo-text.ts';

interface PhotoThumbnailsProps {
  readonly photos: readonly UnitImage[];
  /** Number of photos before these, for numbering. */
  readonly before?: number;
  readonly size?: 'small' | 'large';
  readonly onShow: (photo: UnitImage) => void;
  /** Whether the photo at an address is missing. */
  readonly isLost?: (address: string) => boolean;
  /**
   * Called when an image fails to load: its address may have expired.
   *
   * @param address the one that did not load
   */
  readonly onMissing: (photo: UnitImage, address: string) => void;
}

/** A row of photos that open when pressed. A text replaces missing photos. */
export function PhotoThumbnails(props: PhotoThumbnailsProps) {
  const { photos, before = 0, size = 'small', isLost, onShow, onMissing } = props;
  const { t } = useWords();
  const photoText = usePhotoText();
  const shown = photos.map((photo, index) => {
    const name = photoText(photo, before + index + 1);
    const isGone = isLost?.(photo.thumbnail_address) ?? false;
    return {
      photo,
      isGone,
      name: isGone ? t('photo.with_words', { photo: name, words: t('photo.lost') }) : name,
    };
  });
  return (
    <ul className={classes.grid} data-size={size}>
      {shown.map(({ photo, name, isGone }) => (
        <li key={photo.storage_id}>
          <UnstyledButton
            className={classes.thumbnail}
            aria-label={name}
            onClick={() => onShow(photo)}
          >
            {isGone ? (
              <span className={`${classes.picture} ${classes.lost}`}>{t('photo.lost')}</span>
            ) : (
              <img
                className={classes.picture}
                src={baseAddress(photo.thumbnail_address)}
                alt=""
                loading="lazy"
                onError={() => onMissing(photo, photo.thumbnail_address)}
              />
            )}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
