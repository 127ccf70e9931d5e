import type { ImageMark, UnitImage } from '@portal/contract/fleet-surveys';
import { baseAddress } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import type { HTMLAttributes } from 'react';
import { PhotoLayer } from './layer/photo-layer.tsx';
import classes from './photo.module.css';

interface PhotoPictureProps
  extends Pick<HTMLAttributes<HTMLDivElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp'> {
  readonly photo: UnitImage;
  readonly name: string;
  readonly marks: readonly ImageMark[];
  readonly isDrawn?: boolean;
  /** Shown at full size, in a scrolling area. */
  readonly isZoomed?: boolean;
  /** Whether the photo is missing; a text says so in its place. */
  readonly isLost?: boolean;
  readonly onMissing?: () => void;
}

/** A photo with its marks. */
export function PhotoPicture(props: PhotoPictureProps) {
  const {
    photo,
    name,
    marks,
    isDrawn = false,
    isZoomed = false,
    isLost,
    onMissing,
    ...pointer
  } = props;
  const { t } = useWords();
  if (isLost)
    return (
      <div className={classes.room}>
        <Text c="dimmed" p="xl">
          {t('photo.lost')}
        </Text>
      </div>
    );
  return (
    <div
      className={classes.room}
      {...(isZoomed && { 'data-zoomed': '', role: 'region', 'aria-label': name, tabIndex: 0 })}
    >
      <div className={`${classes.picture} ${isDrawn ? classes.drawn : ''}`} {...pointer}>
        <img
          className={classes.photo}
          src={baseAddress(photo.address)}
          alt={name}
          width={photo.width}
          height={photo.height}
          draggable={false}
          {...(onMissing && { onError: onMissing })}
        />
        <PhotoLayer width={photo.width} height={photo.height} marks={marks} />
      </div>
    </div>
  );
}
