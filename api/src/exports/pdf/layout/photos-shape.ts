import { innerWidth, type Sheet } from '../sheet.ts';

/**
 * Gap between photos, height of the tallest one, and height of its caption with the space around
 * it, in points.
 */
const [gap, tallest, caption] = [10, 96, 40];
/** Minimum width of a photo, in points: each row has as many photos as this allows. */
const least = 110;

/** The arrangement of photos on a sheet, in points. */
export interface PhotosShape {
  readonly across: number;
  readonly gap: number;
  /** Maximum width of a photo and its caption, and maximum height of a photo. */
  readonly width: number;
  readonly height: number;
}

export function shapePhotos(sheet: Sheet): PhotosShape {
  const inner = innerWidth(sheet);
  const across = Math.max(1, Math.floor((inner + gap) / (least + gap)));
  return { across, gap, width: (inner - (across - 1) * gap) / across, height: tallest };
}

/** Returns the height of photos with captions, in points; rather too high than too low. */
export const photosHeight = (
  { photos }: { readonly photos: readonly object[] },
  sheet: Sheet,
): number => Math.ceil(photos.length / shapePhotos(sheet).across) * (tallest + caption);
