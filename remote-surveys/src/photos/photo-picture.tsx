import type { ImageMark, UnitImage } from '@portal/contract/fleet-surveys';
import { baseAddress } from '@portal/platform/http';
import type { HTMLAttributes } from 'react';
import { PhotoLayer } from './layer/photo-layer.tsx';
import classes from './photo.module.css';

interface PhotoPictureProps
  extends Pick<HTMLAttributes<HTMLDivElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp'> {
  readonly photo: UnitImage;
  readonly name: string;
  readonly marks: readonly ImageMark[];
  readonly isDrawn?: boolean;
  /** In its own size, in a room that scrolls. */
  readonly isZoomed?: boolean;
  readonly onMissing?: () => void;
}

/** A photo with a layer over it. */
export function PhotoPicture(props: PhotoPictureProps) {
  const { photo, name, marks, isDrawn = false, isZoomed = false, onMissing, ...pointer } = props;
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
